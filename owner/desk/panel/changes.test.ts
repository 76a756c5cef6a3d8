import * as fc from 'fast-check'
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
  const sent: string[] = []
  let answers = Promise.resolve()
  let shown: DeskState | undefined
  let isStopped: 'before it is written' | 'after' | undefined
  const send = async (path: string, body: object = {}): Promise<ChangeResult> => {
    await answers
    sent.push('what' in body ? String(body.what) : path)
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
    sent,
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

test('every press removes one, however slowly the desk answers', async () => {
  const { hold, change, captions, written, sent } = await slowDesk()
  const [first, ...rest] = captions()
  const release = hold()
  const made = [1, 1, 1].map((at) => change(`Removed ${at}`, removal(at)))
  expect(captions()).toEqual([first, rest.at(-1)])
  expect(sent).toEqual([])

  release()
  expect(await Promise.all(made)).toEqual([{ done: true }, { done: true }, { done: true }])
  expect(await written()).toEqual([first, rest.at(-1)])
})

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

test('a change that was made before an undo was answered finds its item again', async () => {
  const { hold, change, request, captions, written, undoable } = await slowDesk()
  const before = captions()
  await change('Removed the first', removal(0))
  expect(undoable()).toBe('Removed the first')
  const release = hold()
  const undone = request('undo')
  const typed = change('Wrote', caption(0, 'It is this one.'))
  release()
  expect(await undone).toHaveProperty('done')
  await typed
  expect(captions()).toEqual([before[0], 'It is this one.', ...before.slice(2)])
  expect(await written()).toEqual(captions())
})

test('a change of what is gone is refused, and nothing else is changed', async () => {
  const { hold, change, request, captions, written } = await slowDesk()
  const before = captions()
  const value = { image: 'pier-mist-hp5.jpg', caption: 'Mist.' }
  await change('Added one', ({ data }) => {
    const slides = valueAt(data.home, SLIDES)
    return [{ kind: 'add', file: 'home', path: SLIDES, key: 5, before: slides, value }]
  })
  const release = hold()
  const undone = request('undo')
  const typed = change('Wrote', caption(5, 'Nobody reads this.'))
  release()
  expect(await undone).toHaveProperty('done')
  expect(await typed).toHaveProperty('failure')
  expect(captions()).toEqual(before)
  expect(await written()).toEqual(before)
})

test('in any order of changes, what is shown is what is written in the end', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('swap' as const), at: fc.nat(3) }),
    fc.record({ kind: fc.constant('caption' as const), at: fc.nat(4), isRight: fc.boolean() }),
    fc.record({ kind: fc.constant('undo' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const { change, request, refresh, captions, written } = await slowDesk()
      steps.forEach((one, number) => {
        if (one.kind === 'undo') return void request('undo')
        const words = `Words ${number}`
        const edits =
          one.kind === 'swap' ? swap(one.at) : caption(one.at, one.isRight ? words : REFUSED)
        void change(words, edits)
      })
      await refresh()
      expect(captions()).toEqual(await written())
    }),
    { numRuns: 12 },
  )
})
