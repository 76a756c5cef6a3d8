import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { temporarySite } from './tests/temporary-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const PATIENTLY = { timeout: 60_000, interval: 20 }

test('a build that is killed loses no print that was finished, and leaves no half of one', async () => {
  const site = await siteThatTakesItsTime()
  const first = build(site.root)
  await expect.poll(async () => (await site.prints()).length, PATIENTLY).toBeGreaterThan(4)
  first.kill('SIGKILL')
  await ended(first)

  const finished = await site.prints()
  for (const name of finished) await sharp(path.join(site.folder, name)).stats()
  const before = await site.inodes(finished)

  expect(await ended(build(site.root))).toBe(0)
  expect((await site.prints()).length).toBeGreaterThan(finished.length)
  expect(await site.inodes(finished)).toEqual(before)
})

/** A site with one scan that takes seconds to print. */
async function siteThatTakesItsTime() {
  const site = await temporarySite()
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width: 800, height: 534, channels: 3, background: '#888', noise } })
    .jpeg()
    .toFile(path.join(site.uploads, 'window-light-portra-400.jpg'))

  const plugin = JSON.stringify(path.resolve('pipeline/plugin.ts'))
  await writeFile(path.join(site.root, 'main.js'), '')
  await writeFile(
    path.join(site.root, 'vite.config.mts'),
    `import { pipeline } from ${plugin}
     export default {
       plugins: [pipeline({ studio: '.' })],
       build: { rollupOptions: { input: 'main.js' } },
     }`,
  )

  const folder = path.join(site.root, '.cache/prints')
  return {
    root: site.root,
    folder,
    async prints() {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => !name.startsWith('.'))
    },
    inodes(names: string[]) {
      return Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).ino))
    },
  }
}

function build(root: string): ChildProcess {
  const vite = path.resolve('node_modules/vite/bin/vite.js')
  const words = [vite, 'build', '--logLevel', 'error', '--configLoader', 'runner']
  return spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Waits for a process to end. Gives its exit code, or nothing where a signal ended it. */
function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((settle) => child.on('close', settle))
}
