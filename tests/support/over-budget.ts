import type { Kind, Weighed } from './weigh.ts'

const KB = 1024
const SHOWN = 4

/** At most so many KB of some kinds of files. */
export type Budget = Partial<Record<Kind, number>>

/** A message for each kind of file over its budget: by how much, the heaviest files, what to do. */
export function overBudget(where: string, files: Weighed[], budget: Budget): string[] {
  return Object.entries(budget).flatMap(([kind, most]) => {
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
