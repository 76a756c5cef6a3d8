import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { freePort } from '@studio/hosts/tests/start-child'

import { createStudio } from '#owner/make-it-yours/create-studio.ts'
import type { Answers } from '#owner/make-it-yours/questions.ts'
import { copySmallScans } from '../support/small-scans.ts'

/** A desk that runs on its own, with a studio of its own. */
export type RunningDesk = Awaited<ReturnType<typeof openDesk>>

/** Starts `npm run desk` for a new copy of the demo, or for what `make-it-yours` makes of answers. */
export async function openDesk(answers?: Answers) {
  // Not in test-results/, where the development server notices no change.
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-'))
  const studio = path.join(folder, 'studio')
  await cp('demo', answers ? path.join(folder, 'demo') : studio, { recursive: true })
  if (answers) {
    // With rights of its own, each of its prints is encoded again.
    await copySmallScans(path.join(folder, 'demo/uploads'))
    await createStudio(folder, answers)
  }
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    STUDIO: studio,
    DIST: path.join(folder, 'dist'),
    PORT: String(port),
    MALLOC_ARENA_MAX: '2',
  }
  const start = async () => {
    const words = ['scripts/run.mjs', 'owner/desk/main']
    const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let address = ''
    for await (const line of createInterface({ input: child.stdout })) {
      address = /http:\S+token=\S+/.exec(line)?.[0] ?? ''
      if (address) break
    }
    child.stdout.resume()
    return { child, address }
  }
  let running = await start()
  const content = (file: string) => path.join(studio, 'content', `${file}.yaml`)
  // Renamed, so that nobody reads half of it.
  const put = async (name: string, text: string) => {
    await writeFile(path.join(folder, 'fresh'), text)
    await rename(path.join(folder, 'fresh'), path.join(studio, 'content', name))
  }

  return {
    /** The way in, with its token. Each start has another. */
    address: () => running.address,
    origin,
    studio,
    text: (file: string) => readFile(content(file), 'utf8'),
    rewrite: async (file: string, change: (text: string) => string) =>
      put(`${file}.yaml`, change(await readFile(content(file), 'utf8'))),
    scans: () => readdir(path.join(studio, 'uploads')),

    /** What the desk shows on the front page. */
    async home(): Promise<string> {
      const answer = await fetch(origin, { headers: { accept: 'text/html' } })
      return answer.text()
    },

    /**
     * Makes the studio the demo again, with nothing to undo. What is still the demo’s is left alone.
     * Tells whether anything had been changed.
     */
    async restore(): Promise<boolean> {
      const kept = ['history.json', 'unwritten.json'].map((name) =>
        path.join(studio, '.desk', name),
      )
      const uploads = path.join(studio, 'uploads')
      let hadChanged = kept.some((file) => existsSync(file))
      for (const file of kept) await rm(file, { force: true })
      await cp('demo/uploads', uploads, { recursive: true, force: false })
      for (const name of await readdir(uploads))
        if (!existsSync(path.join('demo/uploads', name))) await rm(path.join(uploads, name))
      for (const name of await readdir('demo/content')) {
        const text = await readFile(path.join('demo/content', name), 'utf8')
        const now = await readFile(path.join(studio, 'content', name), 'utf8')
        if (now === text) continue
        await put(name, text)
        hadChanged = true
      }
      return hadChanged
    },

    /** Stops it as Ctrl+C does. */
    async stop() {
      running.child.kill('SIGINT')
      await once(running.child, 'close')
    },
    /** Starts it again, at the same address. */
    start: async () => void (running = await start()),

    async close() {
      running.child.kill()
      await once(running.child, 'close')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
