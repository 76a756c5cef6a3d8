import { main as build } from './build.ts'
import { exitWith } from './install-dependencies.mjs'
import { checkPort } from './listen.ts'
import { main as preview } from './preview.ts'

/** Builds the site and serves it. */
export async function main() {
  await checkPort().catch((error: Error) => exitWith(error.message))
  await build()
  if (!process.exitCode) await preview()
}
