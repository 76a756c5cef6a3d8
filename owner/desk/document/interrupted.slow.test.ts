import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { expect, test, vi } from 'vitest'

import { halted, type Halt } from '../tests/halting.ts'
import { liveThrough } from '../tests/random-history.ts'
import {
  everythingIn,
  SCAN,
  studioIn,
  temporaryStudio,
  type Changes,
} from '../tests/temporary-studio.ts'

vi.mock('node:fs/promises', async (original) => {
  const { haltable } = await import('../tests/halting.ts')
  return haltable(await original())
})

type Studio = ReturnType<typeof studioIn>

const TWO_FILES: Changes = {
  booking: (data) => void (data.title = 'Two files'),
  studio: (data) => void (data.tagline = 'Two files'),
}
const INCOMPLETE: Changes = {
  about: (data) => void (data.title = ''),
  contact: (data) => void (data.title = 'Written'),
}
const away = (name: string) => ({ from: `uploads/${name}`, to: `.desk/taken-off/${name}` })

/** A studio with scans, a change that can be undone, and one that was. */
async function openStudio() {
  const studio = await temporaryStudio()
  await studio.store.prepare()
  await studio.putScan('a.jpg')
  await studio.putScan('b.jpg')
  await studio.putScan('c.jpg')
  await mkdir(path.join(studio.studio, '.desk/earlier'))
  await writeFile(path.join(studio.studio, '.desk/earlier/a.jpg'), 'of then')
  await studio.save('First', TWO_FILES, { moves: [away('b.jpg')] })
  await studio.save('Second', { ...INCOMPLETE, home: (data) => void (data.title = 'New') })
  await studio.store.undo()
  return studio
}

async function copyOf({ studio }: Studio) {
  const folder = await temporaryFolder()
  await cp(studio, folder, { recursive: true })
  return studioIn(folder)
}

const CHANGES: Record<string, (studio: Studio) => Promise<unknown>> = {
  'a save of several files': ({ save }) =>
    save('Changed it', { ...TWO_FILES, home: (data) => void (data.title = 'Home') }),
  'a save of which a part waits': ({ save }) => save('Changed it', INCOMPLETE),
  'an undo': ({ store }) => store.undo(),
  'a redo': ({ store }) => store.redo(),
  'scans that are thrown away, with words': ({ save }) =>
    save('Threw them away', INCOMPLETE, { moves: [away('a.jpg'), away('c.jpg')] }),
  'an older version that is brought back': async ({ store, text }) => {
    const texts = new Map([['studio', `${await text('studio')}# Of then.\n`]] as const)
    const moves = [away('a.jpg'), { from: '.desk/earlier/a.jpg', to: 'uploads/a.jpg' }]
    return store.restore(async () => ({ what: 'Brought it back', texts, moves }))
  },
}

/** Everything that an owner could miss, by name. */
function world({ studio }: Studio) {
  return everythingIn(studio, /^\.desk\/(history|\.gitignore)/)
}

const HOWS: Halt['how'][] = ['after', 'half', 'full']

test.each(HOWS.flatMap((how) => Object.keys(CHANGES).map((name) => [name, how] as const)))(
  '%s that is halted at any of its writes (%s) is made whole or not at all, and can be made and taken back',
  async (name, how) => {
    const [change, takeBack] = [CHANGES[name]!, name === 'an undo' ? 'redo' : 'undo'] as const
    const start = await openStudio()
    const before = await world(start)
    const whole = await copyOf(start)
    await change(whole)
    const made = await world(whole)

    await atEveryWrite(how, async (halt, where) => {
      const studio = await copyOf(start)
      const ended = await halted(halt, () => change(studio))
      const { wasKilled, result } = ended
      // After a kill, a new desk opens. A full disk is told, and the same goes on.
      const next = wasKilled ? studioIn(studio.studio) : studio
      if (wasKilled) await next.store.prepare()

      const after = await world(next)
      expect([before, made], where).toContainEqual(after)
      const isMade = JSON.stringify(after) === JSON.stringify(made)
      if (!wasKilled) expect(result, where).toHaveProperty(isMade ? 'done' : 'failure')
      if (!isMade) expect(await change(next), where).toMatchObject({ done: true })
      expect(await world(next), where).toEqual(made)
      expect(await next.store[takeBack](), where).toMatchObject({ done: true })
      expect(await world(next), where).toEqual(before)
      return ended
    })
  },
)

test.each(HOWS)(
  'a scan whose arrival is halted at any write (%s) is there whole or not at all, and can be sent again',
  async (how) => {
    const start = await openStudio()
    const before = await world(start)
    await atEveryWrite(how, async (halt, where) => {
      const studio = await copyOf(start)
      const { send } = studio
      const ended = await halted(halt, send)

      await studio.store.prepare()
      const { 'uploads/a-2.jpg': scan, ...others } = await world(studio)
      expect(others, where).toEqual(before)
      if (scan !== undefined) expect(scan, where).toBe(SCAN.toString('latin1'))
      else expect(await send(), where).toMatchObject({ file: 'a-2.jpg' })
      return ended
    })
  },
)

/** Tries something that is halted at its first write, then at its second, and so on until it ends before. */
async function atEveryWrite(
  how: Halt['how'],
  attempt: (halt: Halt, where: string) => Promise<{ count: number }>,
) {
  let at = 1
  while ((await attempt({ at, how }, `halted at write ${at}`)).count >= at) at++
}

const FIRSTS = Array.from({ length: 99 }, (_, at) => 6 + at * 5)

test.each(FIRSTS)(
  'nothing that is typed is lost or half made, in five histories from seed %i on',
  async (first) => {
    for (let seed = first; seed < first + 5; seed++) await liveThrough(seed)
  },
)
