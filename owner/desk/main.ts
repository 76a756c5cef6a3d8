import { createServer } from 'vite'

import { desk } from './open.ts'

import siteConfig from '../../vite.config.ts'
import { introduceStudio } from '#scripts/folders.mjs'
import { checkPort, forwardedAddress } from '#scripts/port.ts'
import { makeItYours } from '../make-it-yours/main.ts'
import { hasStudio, ownStudio } from '../own-studio.ts'

/**
 * Opens the desk: the site, with a panel in which its owner changes it. On this machine only. The first
 * time it asks what the studio is called, where someone is there to answer.
 */
export async function main() {
  const root = process.cwd()
  if (!process.env.STUDIO && !hasStudio(root) && process.stdin.isTTY) {
    await makeItYours([], 'Now the desk opens, in your browser.')
    if (!hasStudio(root)) return
  }
  const studio = ownStudio(root)
  console.log(introduceStudio('Opening the desk of', studio))
  const plugin = desk({ root, studio })
  if (process.env.PORT) await checkPort()
  const { plugins = [], ...config } = siteConfig()
  const server = await createServer({
    ...config,
    configFile: false,
    plugins: [plugin, ...plugins],
  })
  await server.listen()
  // In the middle of a change, Ctrl+C waits until all of its files are written.
  process.on('SIGINT', () => void plugin.api.settled().then(() => process.exit()))

  const entrance = plugin.api.entrance()
  const { origin, port } = new URL(entrance)
  const forwarded = forwardedAddress(Number(port))
  console.log(`\nThe desk is at ${entrance}`)
  if (forwarded) console.log(`Forwarded, it is at ${entrance.replace(origin, forwarded)}`)
  console.log('It stops with Ctrl+C.\n')
  // In a terminal someone is there to see it.
  if (process.stdout.isTTY) {
    server.config.server.open = plugin.api.entranceOnce()
    // Otherwise Vite asks for the page, too, and uses the address up.
    server.config.server.preTransformRequests = false
    server.openBrowser()
  }
}
