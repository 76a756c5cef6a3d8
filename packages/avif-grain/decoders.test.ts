import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp, { type AvifOptions } from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'

import { graftGrain } from './graft.ts'
import { decode, trialAvif } from './tests/trial-avif.ts'
import { randomGrain, randomNumbers } from './tests/trial-grain.ts'

const hasAvifdec = spawnSync('avifdec', ['--version']).status === 0

// Encoders and decoders are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const settings: AvifOptions[] = [
  { chromaSubsampling: '4:2:0' },
  { chromaSubsampling: '4:4:4' },
  { chromaSubsampling: '4:2:0', bitdepth: 10 },
  { chromaSubsampling: '4:4:4', bitdepth: 10 },
]

test.skipIf(!hasAvifdec)(
  '(needs avifdec) dav1d and libaom make the same picture of it as sharp',
  async () => {
    const [random, file] = [randomNumbers(2), temporaryPath()]
    for (const options of settings) {
      const avif = graftGrain(await trialAvif(120, 90, options), randomGrain(random, 'own'))
      writeFileSync(file('a.avif'), avif)
      for (const codec of ['dav1d', 'aom']) {
        const args = ['--codec', codec, '--upsampling', 'nearest', '--depth', '8']
        execFileSync('avifdec', [...args, file('a.avif'), file('a.png')], { stdio: 'pipe' })
        const theirs = await sharp(file('a.png')).removeAlpha().raw().toBuffer()
        expect(furthest(theirs, (await decode(avif)).data)).toBeLessThanOrEqual(ROUNDING)
      }
    }
  },
)

/** Libraries round differently from luma and chroma to red, green and blue. */
const ROUNDING = 1

function furthest(some: Buffer, others: Buffer): number {
  expect(some).toHaveLength(others.length)
  return some.reduce((most, value, index) => Math.max(most, Math.abs(value - others[index]!)), 0)
}

function temporaryPath() {
  const folder = mkdtempSync(path.join(tmpdir(), 'grain-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return (name: string) => path.join(folder, name)
}
