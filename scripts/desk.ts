import { desk } from '@studio/desk/open'
import { createServer } from 'vite'

import config from '../vite.config.ts'
import { checkPort, portFrom } from './listen.ts'
import { ownStudio } from './own-studio.ts'

/** Opens the desk: the site, with a panel in which its owner changes it. On this machine only. */
export async function main() {
  const root = process.cwd()
  const studio = ownStudio(root)
  const plugin = desk({ root, studio })
  const { PORT } = process.env
  if (PORT) await checkPort()
  const server = await createServer({
    ...config,
    configFile: false,
    plugins: [plugin, ...config.plugins!],
    server: { host: 'localhost', ...(PORT && { port: portFrom(PORT), strictPort: true }) },
  })
  await server.listen()

  const entrance = plugin.api.entrance()
  console.log(`\nThe desk is at ${entrance}\nIt stops with Ctrl+C.\n`)
  // In a terminal someone is there to see it.
  if (process.stdout.isTTY) {
    server.config.server.open = entrance
    server.openBrowser()
  }
}
