import { availableParallelism, cpus } from 'node:os'

import sharp from 'sharp'

import type { Fidelity } from './fidelity-of.ts'
import type { Cost } from './measured.ts'

/** What a task made, in bytes, and its cost. */
export type Printed = Cost & { files: number; bytes: number }

export type Results = {
  costs: (Printed & { work: string })[]
  fidelity: (Fidelity & { set: string; width: number; format: string })[]
}

const NAMES = { ours: 'the site’s prints', avif: 'AVIF by default', webp: 'WebP by default' }
const SETS = { demo: 'demo photographs', few: '24-megapixel scans' }

/** The results in Markdown. */
export function report({ costs, fidelity }: Results): string {
  return `# Photographs: what printing them costs, and what it keeps

Made by \`npm run bench:photos\` on ${new Date().toISOString().slice(0, 10)}, on a machine with
${availableParallelism()} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, sharp
${sharp.versions.sharp}, libvips ${sharp.versions.vips}. All of it is from one run. Compare within it: another machine gives other seconds.

## Cost

Each line is a process of its own. “By default” is what \`sharp().resize(width).avif()\` or \`.webp()\`
does for each of the same widths, starting from the file each time.

| work | CPU s | clock s | most memory, MB | files | MB |
| --- | --: | --: | --: | --: | --: |
${costs.map(costLine).join('\n')}

## What is kept

Means over the set. *Noise error* is how far the spectrum of the noise is from the original’s in its
flattest squares (up to 1 dB looks the same). *Noise* is its amount, 1 being the original’s.
*Detail* is how much of the finest detail is still that of the original; for the scans, whose scene
is known without grain, that of the scene. Real grain counts as detail in the demo photographs, so a
format that keeps each grain in its place gains there.

| set | width | format | KB | noise error, dB | noise | detail |
| --- | --: | --- | --: | --: | --: | --: |
${fidelity.map(fidelityLine).join('\n')}
`
}

function costLine({ work, cpu, wall, memory, files, bytes }: Results['costs'][number]): string {
  const cells = [
    work,
    cpu.toFixed(1),
    wall.toFixed(1),
    memory.toFixed(0),
    files,
    (bytes / 1e6).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}

function fidelityLine({ set, width, format, ...found }: Results['fidelity'][number]): string {
  const cells = [
    SETS[set as keyof typeof SETS],
    width,
    NAMES[format as keyof typeof NAMES],
    (found.bytes / 1000).toFixed(1),
    found.spectrum.toFixed(2),
    found.noise.toFixed(2),
    found.detail.toFixed(2),
  ]
  return `| ${cells.join(' | ')} |`
}
