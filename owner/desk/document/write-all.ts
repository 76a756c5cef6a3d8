import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { moveFile } from '#pipeline/model/move-file.ts'
import type { writeAtomically } from '#pipeline/model/write-atomically.ts'

import type { Move } from './history.ts'

/** Texts to be written, by the path of their file from the studio's. Nothing stands for a file that is not there. */
export type Written = Map<string, { before: string | undefined; after: string | undefined }>

/**
 * Moves scans and writes texts: all of it, or nothing. A scan comes before the words that name it,
 * and goes after them, so that no page asks for one that is not there. One whose name another takes goes first.
 */
export async function writeAll(
  studio: string,
  { texts, moves }: { texts: Written; moves: Move[] },
  write: typeof writeAtomically,
  last: () => Promise<void>,
) {
  const put = (file: string, text: string | undefined) =>
    putText(path.join(studio, file), text, write)
  const comingAs = new Set(moves.map(({ to }) => to.toLowerCase()))
  const isGoing = ({ from, to }: Move) =>
    to.startsWith('.desk/') && !comingAs.has(from.toLowerCase())
  const ofMove = ({ from, to }: Move) => ({
    make: () => moveFile(path.join(studio, from), path.join(studio, to)),
    unmake: () => moveFile(path.join(studio, to), path.join(studio, from)),
  })
  const steps = [
    ...moves.filter((one) => !isGoing(one)).map(ofMove),
    ...[...texts].map(([file, { before, after }]) => ({
      make: () => put(file, after),
      unmake: () => put(file, before),
    })),
    ...moves.filter(isGoing).map(ofMove),
    { make: last, unmake: async () => {} },
  ]

  const made: typeof steps = []
  try {
    for (const step of steps) {
      await step.make()
      made.push(step)
    }
  } catch (error) {
    for (const step of made.toReversed()) await step.unmake().catch(() => {})
    throw error
  }
}

/** Takes back what was begun and never ended, as far as nobody has changed it since. */
export async function takeBack(
  studio: string,
  { texts, moves }: { texts: Written; moves: Move[] },
  write: typeof writeAtomically,
) {
  for (const [file, { before, after }] of texts) {
    const now = await readFile(path.join(studio, file), 'utf8').catch(() => undefined)
    if (now === after && now !== before) await putText(path.join(studio, file), before, write)
  }
  for (const move of moves.toReversed()) {
    const [from, to] = [path.join(studio, move.from), path.join(studio, move.to)]
    const [isFrom, isTo] = await Promise.all([exists(from), exists(to)])
    if (!isFrom && isTo) await moveFile(to, from)
    // It was stopped between its new name and its old one.
    else if (isFrom && isTo && (await areSame(from, to))) await rm(to)
  }
}

async function putText(file: string, text: string | undefined, write: typeof writeAtomically) {
  if (text === undefined) await rm(file, { force: true })
  else await write(file, text)
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

async function areSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one), stat(other)])
  if (a.dev === b.dev && a.ino === b.ino) return true
  // The name is taken before the copy has it.
  return b.size === 0 || (a.size === b.size && (await readFile(one)).equals(await readFile(other)))
}
