import { createServer, type ViteDevServer } from 'vite'

import config from '../vite.config.ts'
import { introduceStudio } from './folders.mjs'

/** Starts the development server, on this machine only. */
export async function main(): Promise<ViteDevServer> {
  console.log(introduceStudio())
  const server = await createServer({ ...config, configFile: false })
  await server.listen()
  server.printUrls()
  return server
}
