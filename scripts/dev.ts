import { createServer } from 'vite'

import config from '../vite.config.ts'
import { introduceStudio } from './studio-folder.mjs'

/** Serves the site while someone works on it. */
export async function main() {
  console.log(introduceStudio())
  const server = await createServer({ ...config, configFile: false })
  await server.listen()
  server.printUrls()
}
