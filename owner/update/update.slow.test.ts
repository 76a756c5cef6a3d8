import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'
import pLimit from 'p-limit'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'

import { engineFolder, everythingIn, ownersFolder } from './tests/made-up-engines.ts'

const FOLDER = path.resolve('test-results/interrupted-update')
const UPDATER = path.join(FOLDER, 'bundle/main.mjs')
const AT_ONCE = 3

/** In the place of Vite, which takes longer to start than an update: `npm run update`, or what a new version says. */
const VITE = `
export async function runnerImport(file) {
  if (file.endsWith('main.ts')) return { module: await import(process.env.UPDATER) }
  return { module: { main: (from) => console.log('Settled after ' + from) } }
}
`

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'owner/update/main.ts',
      outDir: path.dirname(UPDATER),
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  })
  await writeFile(path.join(FOLDER, 'npm'), '#!/bin/sh\nmkdir -p node_modules\n', { mode: 0o755 })
})

test.for<[what: string, ...commands: string[]]>([
  ['an update', 'update'],
  ['a way back', 'update', 'back'],
])(
  '%s that ends at any step leaves the old version or the new one, whole, and the next run ends well',
  { timeout: 900_000 },
  async ([, ...commands]) => {
    const [template, next] = [await ownersFolder(), await engineFolder('1.1.0')]
    const owners = {
      'src/mine.ts': 'mine',
      'notes.txt': 'Call',
      'studio/content/home.yaml': 'Mine',
    }
    await writeFiles(template, owners)
    const trees = {
      old: await everythingIn(template),
      new: { ...(await everythingIn(next)), ...owners },
    }
    await writeFiles(path.join(template, '../node_modules/vite'), {
      'package.json': '{ "type": "module", "exports": "./index.js" }',
      'index.js': VITE,
    })
    const words = commands.map((one) => (one === 'back' ? ['--back'] : [next]))
    for (const command of words.slice(0, -1)) await run(template, command)

    const kept = path.join(template, '../kept')
    await mkdir(kept)
    const keeping = {
      NODE_OPTIONS: `--require ${path.resolve('owner/update/tests/keep-steps.cjs')}`,
      STEPS_OF: template,
      KEPT_IN: kept,
    }
    expect(await run(template, words.at(-1)!, keeping)).toContain('Settled after')
    const states = await readdir(kept)
    expect(states.length).toBeGreaterThan(80)
    const wrong = await pLimit(AT_ONCE).map(states, async (state) => {
      const [on, back] = [path.join(kept, state), path.join(kept, `${state}, back`)]
      await cp(on, back, { recursive: true })
      const afterwards = [
        [on, await run(on, [next]), ['new']],
        [back, await run(back, ['--back']), ['old', 'new']],
      ] as const
      const found: string[] = []
      for (const [folder, said, expected] of afterwards) {
        const tree = await everythingIn(folder)
        const isWhole = expected.some((name) => isDeepStrictEqual(tree, trees[name as 'old']))
        if (!isWhole) found.push(`${state}: ${said}\n${JSON.stringify(tree, null, 1)}`)
      }
      return found
    })
    expect(wrong.flat()).toEqual([])
  },
)

/** Runs `npm run update` in a folder. Gives what it says. */
async function run(folder: string, args: string[], more: Record<string, string> = {}) {
  const env = {
    ...process.env,
    // Else it starts itself again, with that.
    MALLOC_ARENA_MAX: '2',
    PATH: [FOLDER, process.env.PATH].join(path.delimiter),
    STUDIO: '',
    UPDATER,
    ...more,
  }
  const words = ['scripts/run.mjs', 'owner/update/main', ...args]
  const child = spawn(process.execPath, words, { cwd: folder, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  await once(child, 'close')
  return said
}

test(
  'a studio made with version 1.0.0 is built, with its look, typeface and language table',
  { timeout: 300_000 },
  async () => {
    const dist = await temporaryFolder()
    await mkdir(path.join(dist, 'client'))
    await writeFile(path.join(dist, 'client/zoetrope.html'), 'Of an earlier build.')
    const place = { STUDIO: 'tests/studios/made-with-1.0.0/studio', DIST: dist }
    const env = { ...process.env, NODE_ENV: 'production', ...place }
    execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { env, stdio: 'pipe' })

    const page = (name: string) => readFile(path.join(dist, `client/${name}.html`), 'utf8')
    expect(await page('index')).toContain('<html lang="sv"')
    expect(await page('index')).toContain('Hoppa till innehållet')
    expect(await page('booking')).toContain('https://calendly.com/lingon/liten')
    expect(await page('contact')).toContain('https://forms.lingonsilver.example/inquiry')
    expect(await page('contact')).toContain('Saline')
    await expect(page('zoetrope')).rejects.toThrow('ENOENT')
  },
)
