import { lstat, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { moveFile, type writeAtomically } from '#pipeline/model/write-files.ts'
import { PlainError } from '#pipeline/model/plain-error.ts'

import {
  sumOf,
  type Transaction,
  type History,
  type Move,
  type State,
  type Sum,
} from './history.ts'
import { readBytes } from './own-file.ts'

type Place = {
  /** Where the files are, as a full path. */
  studio: string
  history: History
  write: typeof writeAtomically
}

/** Changes several files of a studio: all of them, or none, whatever stops it. */
export function openTransactions({ studio, history, write }: Place) {
  const full = (file: string) => path.join(studio, file)

  /** Takes back what was begun and never ended, as far as nobody has changed it since. */
  async function recover(): Promise<State> {
    const { begun, ...state } = await history.read()
    if (!begun) return state
    for (const [file, { before, after }] of Object.entries(begun.texts)) {
      const isMade = before !== after && sumOf(await readBytes(full(file))) === after
      if (isMade && (before === '' || (await history.held(before)))) await put(file, before)
    }
    const moves = inOrder(begun.moves)
    const [stopped, made] = [moves[begun.moved], moves.slice(0, begun.moved)]
    if (stopped) await takeBack(stopped)
    for (const one of made.toReversed()) await takeBack(one)
    await history.write(state)
    return state
  }

  /** A move that was made, or stopped in the middle: then the file is under its old name, too. */
  async function takeBack({ from, to }: Move) {
    if (await exists(full(from))) {
      if (await areSame(full(from), full(to))) await rm(full(to), { force: true })
    } else if (await exists(full(to))) await moveFile(full(to), full(from))
  }

  /** Puts a file as it was kept. */
  async function put(file: string, sum: Sum) {
    const bytes = await history.held(sum)
    if (bytes) await write(full(file), bytes)
    else if (sum === '') await rm(full(file), { force: true })
    else throw new PlainError(refused(`what ${file} should hold is not kept any more`))
  }

  /**
   * Makes a change of files whose texts are kept, and writes the history as it is then.
   *
   * @throws {Error} as the system says why; then nothing is changed.
   */
  async function make(state: State, change: Transaction, next: State) {
    const moves = inOrder(change.moves)
    const isLast = isGoing(change.moves)
    const coming = moves.filter((one) => !isLast(one)).length
    await checkMoves(moves)

    const begin = (moved: number) => history.write({ ...state, begun: { ...change, moved } })
    async function move(from: number, to: number) {
      for (const [at, one] of [...moves.entries()].slice(from, to)) {
        // Only what is known to be made can be taken back.
        if (at > 0) await begin(at)
        await moveFile(full(one.from), full(one.to))
      }
    }
    try {
      await begin(0)
      await move(0, coming)
      for (const [file, { after }] of Object.entries(change.texts)) await put(file, after)
      await move(coming, moves.length)
      await history.write(next)
    } catch (error) {
      // What cannot be taken back now is taken back before the next change.
      await recover().catch(() => {})
      throw error
    }
  }

  /** Finds what would stop moves in the middle. */
  async function checkMoves(moves: Move[]) {
    const moved = new Map<string, boolean>()
    const isThere = async (file: string) =>
      moved.get(file.toLowerCase()) ?? (await exists(full(file)))
    for (const { from, to } of moves) {
      if (!(await isThere(from))) throw new PlainError(refused(`${from} is not there`))
      if (await isThere(to))
        throw new PlainError(refused(`another ${to} is there by now. Rename it first`))
      moved.set(from.toLowerCase(), false).set(to.toLowerCase(), true)
    }
  }

  return { recover, make }
}

/** What the owner is told where a change cannot be made. */
export function refused(reason: string): string {
  return `This was not saved: ${reason}. Nothing was changed.`
}

/**
 * A scan comes before the words that name it, and goes after them, so that no page asks for one that is not there. One
 * whose name another takes goes first.
 */
function inOrder(moves: Move[]): Move[] {
  const isLast = isGoing(moves)
  return [...moves.filter((one) => !isLast(one)), ...moves.filter(isLast)]
}

function isGoing(moves: Move[]): (move: Move) => boolean {
  const comingAs = new Set(moves.map(({ to }) => to.toLowerCase()))
  return ({ from, to }) => to.startsWith('.desk/') && !comingAs.has(from.toLowerCase())
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}

/** Whether one file is under two names, or a copy of it has only taken its name. */
async function areSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([lstat(one), lstat(other).catch(() => undefined)])
  if (!b) return false
  if (a.dev === b.dev && a.ino === b.ino) return true
  return b.size === 0 || (a.size === b.size && (await readFile(one)).equals(await readFile(other)))
}
