import type { Written } from '../content/files.ts'

/** Addresses that nobody can own (RFC 2606). The demo's is one. */
const NOBODYS = /\.example$/

/** The words of a studio with the address that its host gives it, as long as they name none of its own. */
export function atHost(written: Written, address: string | undefined): Written {
  const { studio } = written
  const isOwn = !NOBODYS.test(new URL(studio.url).hostname)
  return !address || isOwn ? written : { ...written, studio: { ...studio, url: address } }
}
