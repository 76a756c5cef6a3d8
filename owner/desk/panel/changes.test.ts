import { expect, test } from 'vitest'

import { valueAt } from '../edits/edit-value.ts'
import type { Path } from '../edits/edit.ts'
import { readState, type DeskState } from '../server/state.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import type { ChangeResult } from './api.ts'
import { openChanges, type Edits } from './changes.ts'
import { editsFor } from './forms/edit-for.ts'

const SLIDES: Path = ['slideshow', 'slides']

const GONE = { failure: 'The desk does not answer.', isGone: true } as const

/** A desk that can stop at a change, which is not answered then. */
async function desk() {
  const { store } = await temporaryStudio()
  let stop: 'before it is written' | 'after' | undefined
  const read = () => readState(store, [])
  const changes = openChanges({
    async send(_, body): Promise<ChangeResult> {
      const now = stop
      stop = undefined
      if (now === 'before it is written') return GONE
      const outcome = await store.change(body as Parameters<typeof store.change>[0])
      return now ? GONE : outcome
    },
    read,
    readLater: read,
    show: () => {},
  })
  await changes.refresh()
  return {
    change: changes.change,
    stop: (when: typeof stop) => (stop = when),
    written: async () => captionsIn(await read()),
  }
}

function captionsIn({ data }: DeskState): unknown[] {
  return (valueAt(data.home, SLIDES) as { caption?: string }[]).map((slide) => slide.caption)
}

function caption(at: number, value: string): Edits {
  const path = [...SLIDES, at, 'caption']
  return (now, follow) => editsFor(now, follow, { file: 'home', path, value })
}

/** Of the slide that is at `at` when it is pressed. */
function removal(at: number): Edits {
  return ({ data }, follow) => {
    const path = follow('home', [...SLIDES, at])
    return [{ kind: 'remove', file: 'home', path, before: valueAt(data.home, path) }]
  }
}

test.each(['before it is written', 'after'] as const)(
  'a change at which the desk stops, %s, is made once it is back, and made once',
  async (when) => {
    const { stop, change, written } = await desk()
    const [, , ...rest] = await written()
    stop(when)
    const made = [change('Removed it', removal(1)), change('Wrote', caption(0, 'Nobody moved.'))]
    expect(await Promise.all(made)).toEqual([{ done: true }, { done: true }])
    expect(await written()).toEqual(['Nobody moved.', ...rest])
  },
)
