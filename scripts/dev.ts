import type { AddressInfo } from 'node:net'

import { createServer, type ViteDevServer } from 'vite'

import siteConfig from '../vite.config.ts'
import { introduceStudio } from './folders.mjs'
import { forwardedAddress } from './port.ts'

/** Starts the development server on this machine only, at `PORT` or Vite's default. */
export async function main(): Promise<ViteDevServer> {
  console.log(introduceStudio('Opening'))
  const server = await createServer({ ...siteConfig(), configFile: false })
  await server.listen()
  server.printUrls()
  const forwarded = forwardedAddress((server.httpServer!.address() as AddressInfo).port)
  if (forwarded) console.log(`  Forwarded: ${forwarded}`)
  return server
}
