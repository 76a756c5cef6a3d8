import { main as build } from './build.ts'
import { checkPort } from './listen.ts'
import { main as preview } from './preview.ts'

/** Builds the site and serves it. */
export async function main() {
  await checkPort()
  await build()
  if (!process.exitCode) await preview()
}
