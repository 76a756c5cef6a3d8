import { createServer, type ViteDevServer } from 'vite'

import config from '../vite.config.ts'
import { introduceStudio } from './studio-folder.mjs'

/** Serves the site while someone works on it, on this machine only. */
export async function main(): Promise<ViteDevServer> {
  console.log(introduceStudio())
  const server = await createServer({ ...config, configFile: false })
  await server.listen()
  server.printUrls()
  return server
}
