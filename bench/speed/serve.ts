import { createSecureServer } from 'node:http2'
import path from 'node:path'

import { preview } from '@studio/hosts/preview'
import { freePort, startChild } from '@studio/hosts/tests/start-child'

import { untrustedCertificate } from '../../tests/support/certificate.ts'

/** A built site, served by its own process. */
export type Served = { address: string; stop: () => Promise<void> }

/** Serves a `dist` folder as hosts do, over HTTP/2 and TLS. */
export async function serve(dist: string): Promise<Served> {
  const port = await freePort()
  const { stop } = await startChild({
    command: process.execPath,
    args: ['scripts/run.mjs', 'bench/speed/serve', dist, String(port)],
    port,
  })
  return { address: `https://127.0.0.1:${port}`, stop }
}

/** Runs in that process. */
export function main(dist: string, port: string) {
  // HTTP/2 has no Host header.
  const site = preview(path.resolve(dist), { isKnown: () => true })
  const options = { ...untrustedCertificate(), allowHTTP1: true }
  // The preview uses only what HTTP/1 and HTTP/2 requests share; their types are distinct.
  createSecureServer(options, site as never).listen(Number(port), '127.0.0.1')
}
