import { createSecureServer } from 'node:http2'
import path from 'node:path'

import { preview } from '@studio/hosts/preview'
import { freePort, startChild } from '@studio/hosts/tests/start-child'

import { untrustedCertificate } from '../../tests/support/certificate.ts'

/** A built site, served by a process of its own. */
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

/** The process itself. */
export function main(dist: string, port: string) {
  // HTTP/2 names the host in a field of its own.
  const site = preview(path.resolve(dist), { anyHost: true })
  const options = { ...untrustedCertificate(), allowHTTP1: true }
  // Types keep the two versions of a request apart; the preview uses what they share.
  createSecureServer(options, site as never).listen(Number(port), '127.0.0.1')
}
