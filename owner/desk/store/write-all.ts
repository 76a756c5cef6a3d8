import path from 'node:path'

import type { ContentFile } from '#pipeline/content/files.ts'
import { moveFile } from '#pipeline/model/move-file.ts'
import type { writeAtomically } from '#pipeline/model/write-atomically.ts'
import type { Move } from './journal.ts'

type Texts = Map<ContentFile, string>

/**
 * Moves scans and writes texts: all of it, or nothing. A scan comes before the words that name it,
 * and goes after them, so that no page asks for one that is not there. One whose name another takes goes first.
 */
export async function writeAll(
  { studio, content }: { studio: string; content: string },
  moves: Move[],
  { before, after, write }: { before: Texts; after: Texts; write: typeof writeAtomically },
) {
  const put = (file: ContentFile, text: string) => write(path.join(content, `${file}.yaml`), text)
  const move = (from: string, to: string) =>
    moveFile(path.join(studio, from), path.join(studio, to))
  const files = [...after.keys()].filter((file) => after.get(file) !== before.get(file))
  const comingAs = new Set(moves.map(({ to }) => to.toLowerCase()))
  const isGoing = ({ from, to }: Move) =>
    to.startsWith('.desk/') && !comingAs.has(from.toLowerCase())

  const ofMove = ({ from, to }: Move) => ({
    make: () => move(from, to),
    unmake: () => move(to, from),
  })
  const ofFile = (file: ContentFile) => ({
    make: () => put(file, after.get(file)!),
    unmake: () => put(file, before.get(file)!),
  })
  const steps = [
    ...moves.filter((one) => !isGoing(one)).map(ofMove),
    ...files.map(ofFile),
    ...moves.filter(isGoing).map(ofMove),
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
