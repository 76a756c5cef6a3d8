import type { Kind, Weighed } from './weigh.ts'

const KB = 1024
const SHOWN = 4

/** A budget in KB for some kinds of files. */
export type Allowance = Partial<Record<Kind, number>>

/**
 * What is heavier than it may be, each in a sentence that says by how much, which files weigh most,
 * and what to do. Empty when all is well.
 */
export function overspent(where: string, files: Weighed[], allowance: Allowance): string[] {
  return Object.entries(allowance).flatMap(([kind, most]) => {
    const own = files.filter((file) => file.kind === kind)
    const bytes = own.reduce((sum, file) => sum + file.bytes, 0)
    if (bytes <= most * KB) return []

    const heaviest = own.toSorted((a, b) => b.bytes - a.bytes).slice(0, SHOWN)
    return [
      `${where}: ${kind} ${inKB(bytes)}, budget ${inKB(most * KB)}. ` +
        `Heaviest: ${heaviest.map((file) => `${file.path} ${inKB(file.bytes)}`).join(', ')}. ` +
        'Make it lighter, or change tests/budgets.ts and say what visitors get for it.',
    ]
  })
}

function inKB(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB (${bytes} bytes)`
}
