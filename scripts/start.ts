import { main as build } from './build.ts'
import { main as preview } from './preview.ts'

/** Builds the site and serves it. */
export async function main() {
  await build()
  if (!process.exitCode) await preview()
}
