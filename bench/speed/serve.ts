import path from 'node:path'

import { own } from '@studio/hosts/tests/proof/servers/own'
import { builtSite } from '@studio/hosts/tests/proof/site'
import { layFloors } from './floors.ts'

/** The site as `npm start` serves it, and the floors beside it. */
export type Served = { address: string; stop: () => Promise<void> }

/** Serves the site that was built last. The two floors lie in it until this process ends. */
export async function serve(): Promise<Served> {
  const site = await builtSite(path.resolve('dist'))
  const takeAway = await layFloors(site.root)
  process.on('exit', takeAway)
  process.on('SIGINT', () => process.exit(1))

  const { port, stop } = await own.start(site)
  return { address: `http://127.0.0.1:${port}`, stop }
}
