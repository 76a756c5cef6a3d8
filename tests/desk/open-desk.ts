import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { freePort } from '@studio/hosts/tests/start-child'

/** A desk that runs on its own, with a copy of the demo for its studio. */
export type RunningDesk = Awaited<ReturnType<typeof openDesk>>

/** Starts `npm run desk` for a new copy of the demo. */
export async function openDesk() {
  // Not in test-results/, where the development server notices no change.
  const studio = await mkdtemp(path.join(tmpdir(), 'desk-'))
  await cp('demo', studio, { recursive: true })
  const port = await freePort()
  const env = { ...process.env, STUDIO: studio, PORT: String(port), MALLOC_ARENA_MAX: '2' }
  const words = ['scripts/run.mjs', 'desk']
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] })

  let address = ''
  for await (const line of createInterface({ input: child.stdout })) {
    address = /http:\S+token=\S+/.exec(line)?.[0] ?? ''
    if (address) break
  }
  child.stdout.resume()
  const content = (file: string) => path.join(studio, 'content', `${file}.yaml`)

  return {
    /** The way in, with its token. */
    address,
    origin: `http://localhost:${port}`,
    studio,
    text: (file: string) => readFile(content(file), 'utf8'),
    rewrite: async (file: string, change: (text: string) => string) =>
      writeFile(content(file), change(await readFile(content(file), 'utf8'))),
    scans: () => readdir(path.join(studio, 'uploads')),

    async close() {
      child.kill()
      await once(child, 'close')
      await rm(studio, { recursive: true, force: true })
    },
  }
}
