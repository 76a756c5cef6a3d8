import { expect, test } from 'vitest'

import { valueAt } from '../edits/edit-value.ts'
import type { Edit, Path } from '../edits/edit.ts'
import { readState, type DeskState } from '../server/state.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import type { ChangeResult } from './api.ts'
import { openChanges, type Edits } from './changes.ts'
import { editsFor } from './forms/edit-for.ts'

const SLIDES: Path = ['slideshow', 'slides']

/** No fact has this name. */
const REFUSED = '{citty}'

const GONE = { failure: 'The desk does not answer.', isGone: true } as const

/** A desk whose answers come only once they are let through. */
async function slowDesk() {
  const { store } = await temporaryStudio()
  let answers = Promise.resolve()
  let shown: DeskState | undefined
  let isStopped: 'before it is written' | 'after' | undefined
  const send = async (path: string, body: object = {}): Promise<ChangeResult> => {
    await answers
    const last = isStopped
    isStopped = undefined
    if (last === 'before it is written') return GONE
    const outcome = await write(path, body)
    return last ? GONE : outcome
  }
  const write = (path: string, body: object) => {
    return path === 'undo' ? store.undo() : store.change(body as Parameters<typeof store.change>[0])
  }
  const changes = openChanges({
    send,
    read: () => readState(store, []),
    readLater: () => readState(store, []),
    show: (state) => (shown = state),
  })
  await changes.refresh()

  return {
    ...changes,
    /** Holds answers back until the function that is given is called. */
    hold() {
      let release = () => {}
      answers = new Promise((settle) => (release = settle))
      return release
    },
    /** Stops the desk at the next change, which is not answered. */
    stop: (when: typeof isStopped) => (isStopped = when),
    captions: () => captionsIn(shown!),
    written: async () => captionsIn(await readState(store, [])),
    undoable: () => shown!.history.undo,
  }
}

function captionsIn({ data }: DeskState): unknown[] {
  const slides = valueAt(data.home, SLIDES) as { caption?: string }[]
  return slides.map((slide) => slide.caption)
}

/** As the panel does it: of the item that is at `at` when it is pressed. */
function removal(at: number): Edits {
  return ({ data }, follow) => {
    const path = follow('home', [...SLIDES, at])
    return [{ kind: 'remove', file: 'home', path, before: valueAt(data.home, path) }]
  }
}

function caption(at: number, value: string): Edits {
  const path = [...SLIDES, at, 'caption']
  return (now, follow) => editsFor(now, follow, { file: 'home', path, value })
}

function swap(at: number): Edits {
  return ({ data }, follow): Edit[] => {
    const path = follow('home', SLIDES)
    const before = valueAt(data.home, path)
    return [{ kind: 'move', file: 'home', path, before, from: at, to: at + 1 }]
  }
}

test.each(['before it is written', 'after'] as const)(
  'a change at which the desk stops, %s, is made once it is back, and made once',
  async (when) => {
    const { stop, change, written, undoable } = await slowDesk()
    const [first, , ...rest] = await written()
    stop(when)
    const made = [change('Removed it', removal(1)), change('Wrote', caption(0, 'Nobody moved.'))]
    expect(await Promise.all(made)).toEqual([{ done: true }, { done: true }])
    expect(await written()).toEqual(['Nobody moved.', ...rest])
    expect(first).not.toBe('Nobody moved.')
    expect(undoable()).toBe('Wrote')
  },
)

test('what is refused is taken back with its reason, and what was done after it stays', async () => {
  const { hold, change, captions, written } = await slowDesk()
  const before = captions()
  const release = hold()
  const refused = change('Wrote too much', caption(0, REFUSED))
  const moved = change('Moved it', swap(0))
  const typed = change('Wrote again', caption(1, 'Nobody moved.'))
  expect(captions().slice(0, 2)).toEqual([before[1], 'Nobody moved.'])

  release()
  expect(await refused).toHaveProperty('mistakes')
  expect([await moved, await typed]).toEqual([{ done: true }, { done: true }])
  expect(captions()).toEqual([before[1], 'Nobody moved.', ...before.slice(2)])
  expect(await written()).toEqual(captions())
})

test('what was typed before an undo was answered goes to its item, and not to what the undo takes out', async () => {
  const { hold, change, request, captions, written } = await slowDesk()
  const before = captions()
  const value = { image: 'pier-mist-hp5.jpg', caption: 'Mist.' }
  await change('Added one', ({ data }) => {
    const slides = valueAt(data.home, SLIDES)
    return [{ kind: 'add', file: 'home', path: SLIDES, key: 0, before: slides, value }]
  })
  const release = hold()
  const undone = request('undo')
  const [gone, typed] = [change('Wrote', caption(0, 'Nobody.')), change('Wrote', caption(1, 'It.'))]
  release()
  expect([await undone, await typed]).toMatchObject([{ done: true }, { done: true }])
  expect(await gone).toHaveProperty('failure')
  expect(captions()).toEqual(['It.', ...before.slice(1)])
  expect(await written()).toEqual(captions())
})
