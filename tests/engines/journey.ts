import { test as base, type PlaywrightWorkerArgs } from '@playwright/test'

import { findFirefox } from '../../scripts/find-firefox.mjs'
import { findWebkit } from '../../scripts/find-webkit.mjs'
import { cannot, type Ability, type EngineName } from './cannot.ts'
import { expectQuietConsole } from './console.ts'
import { standInForOutside, type Outside } from './outside/stand-in.ts'
import { playwrightEngine } from './ui/playwright.ts'
import type { Engine } from './ui/tab.ts'
import { uiOf, type Ui } from './ui/ui.ts'
import { webkitEngine } from './ui/webkit.ts'

/** What a project says of itself: which engine it is, and where the site is served. */
export type EngineOptions = { engine: EngineName; site: string }

type OfWorker = EngineOptions & { world: Outside; started: Engine | undefined }

type OfJourney = {
  /** Whether this visitor has fingers. */
  touch: boolean
  /** Skips the journey, and says why, where the engine cannot do what it needs. */
  needs: (...abilities: Ability[]) => void
  /** What the console may complain of. Without it, any warning or error fails the journey. */
  complaint: RegExp | undefined
  /** Every address that has been asked for outside of the site. */
  outside: string[]
  ui: Ui
}

/** Playwright's `test` for journeys that know nothing of the engine they are run on. */
export const journey = base.extend<OfJourney, OfWorker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  site: ['', { option: true, scope: 'worker' }],
  touch: [false, { option: true }],
  complaint: [undefined, { option: true }],

  world: [
    async ({ site }, provide) => {
      const world = await standInForOutside(site)
      await provide(world)
      world.close()
    },
    { scope: 'worker' },
  ],

  started: [
    async ({ playwright, engine, site, world }, provide) => {
      const started = await start[engine](playwright, site, world)
      await provide(started)
      await started?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  outside: async ({ world }, provide) => {
    world.asked.length = 0
    await provide(world.asked)
  },

  needs: async ({ engine }, provide) => {
    await provide((...abilities) => {
      const reasons = abilities.flatMap((ability) => cannot[engine][ability] ?? [])
      journey.skip(reasons.length > 0, reasons.join('; '))
    })
  },

  ui: async ({ engine, started, touch, complaint }, provide) => {
    journey.skip(!started, `There is no ${engine} here`)
    const tab = await started!.newTab({ touch })
    await provide(uiOf(tab))
    const lines = await tab.logged()
    await tab.close()
    expectQuietConsole(lines, complaint)
  },
})

type Start = (
  playwright: PlaywrightWorkerArgs['playwright'],
  site: string,
  world: Outside,
) => Promise<Engine | undefined>

/** How each engine is started, where it is. How the first two are launched, their projects say. */
const start: Record<EngineName, Start> = {
  chromium: async ({ chromium }, site, { proxy }) =>
    playwrightEngine(await chromium.launch({ proxy: by(proxy) }), site, by(proxy)),
  firefox: async ({ firefox }, site, { proxy }) =>
    findFirefox()
      ? playwrightEngine(await firefox.launch({ proxy: by(proxy) }), site, by(proxy))
      : undefined,
  webkit: async (_playwright, site, world) => {
    const programs = findWebkit()
    return programs && webkitEngine(programs, site, world)
  },
}

const by = (server: string) => ({ server, bypass: 'localhost' })
