import {
  execFileSync,
  spawn,
  spawnSync,
  type ChildProcessWithoutNullStreams,
} from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import type { Page } from '@playwright/test'

import { freePort } from '@studio/hosts/tests/start-child'

import { questions } from '#owner/make-it-yours/questions.ts'
import { zipOf } from '#owner/update/tests/made-up-engines.ts'
import { main as release } from '#scripts/release.ts'
import { ENGINE_FILE, readEngine, statedEngine } from '#scripts/engine.ts'
import { expect, test, visit } from './panel.ts'

/** In place of npm, which would ask its registry: what is installed here. */
const NPM = `#!/bin/sh
cp -Rl "${process.cwd()}/node_modules" . 2> /dev/null || cp -R "${process.cwd()}/node_modules" .
`

const ANSWERS: Record<string, string> = {
  name: 'Moreno Film',
  email: 'ada@moreno.example',
  city: 'Asheville, North Carolina',
}
const CTRL_C = '\x03'

test('@all in her first ten minutes an owner makes a site, opens its desk, updates it and goes back', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(1_200_000)
  // The page outlives the desk.
  expectConsole(/net::ERR_|dynamically imported module/)
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'first-')), 'Büro März')
  const site = path.join(folder, 'mein Atelier')
  try {
    await mkdir(path.join(folder, 'bin'), { recursive: true })
    await writeFile(path.join(folder, 'bin/npm'), NPM, { mode: 0o755 })
    const version = await makeRelease(folder)
    const create = [path.join(folder, 'release/package/create.mjs'), path.basename(site)]
    await openDesk(folder, create, page, async () => {
      // npm leaves some hidden files out of what it packs.
      expect((await readEngine(site)).files).toEqual((await statedEngine(site))!.files)
      await expect(page.frameLocator('iframe').getByRole('banner')).toContainText('Moreno Film')
      await page.getByRole('button', { name: /^Put online/ }).click()
      await expect(page.getByText(`Version ${version}. For a newer one`)).toBeVisible()
    })
    const words = await readFile(path.join(site, 'studio/content/studio.yaml'), 'utf8')
    const said = run(site, 'owner/update/main', await nextVersion(folder))
    expect(said).toContain(`This was version ${version}, and is 99.0.0 now.`)
    expect(said).toContain('- The desk makes tea.')
    expect(said).toContain('Your words fit this version.')
    expect((await readEngine(site)).version).toBe('99.0.0')
    run(site, 'owner/update/main', '--back')
    expect((await readEngine(site)).version).toBe(version)
    expect(await readFile(path.join(site, 'studio/content/studio.yaml'), 'utf8')).toBe(words)
  } finally {
    await rm(path.dirname(folder), { recursive: true, force: true })
  }
})

/** Makes a release, with the package for `npm create` unpacked beside it. Gives its version. */
async function makeRelease(folder: string): Promise<string> {
  const made = path.join(folder, 'release')
  await release(made)
  const { version } = await readEngine('.')
  execFileSync('tar', ['-xzf', `create-film-studio-${version}.tgz`], { cwd: made })
  return version
}

/** A release that changes some files. */
async function nextVersion(folder: string): Promise<string> {
  const { version } = await readEngine('.')
  const made = path.join(folder, 'release')
  execFileSync('tar', ['-xzf', `film-studio-${version}.tgz`], { cwd: made })
  const engine = path.join(made, `film-studio-${version}`)
  const text = await readFile(path.join(engine, 'package.json'), 'utf8')
  await writeFile(path.join(engine, 'package.json'), text.replace(`"${version}"`, '"99.0.0"'))
  await writeFile(path.join(engine, 'CHANGELOG.md'), '## 99.0.0\n\n- The desk makes tea.\n')
  const next = await readEngine(engine)
  const zip = path.join(folder, 'film-studio-99.0.0.zip')
  const more = { [ENGINE_FILE]: JSON.stringify(next) }
  await writeFile(zip, await zipOf(engine, Object.keys(next.files), { top: 'film-studio/', more }))
  return zip
}

/** Runs a command that opens the desk, in a terminal, and answers what it asks. */
async function openDesk(folder: string, words: string[], page: Page, task: () => Promise<void>) {
  const port = await freePort()
  const env = { ...environment(folder), PORT: String(port), SHELL: '/bin/sh', TERM: 'xterm' }
  const command = [process.execPath, ...words].map((word) => `'${word}'`).join(' ')
  const terminal = `stty cols 120 rows 40; exec ${command}`
  // Where nobody is there to answer, nothing is asked.
  const child = spawn('script', ['-qec', terminal, '/dev/null'], { cwd: folder, env })
  child.stderr.pipe(process.stderr)
  try {
    const address = await addressOf(child)
    child.stdout.resume()
    await visit(page, address)
    await task()
  } finally {
    if (child.exitCode === null) {
      child.stdin.write(CTRL_C)
      await once(child, 'close')
    }
  }
}

/** Answers each question once, with Enter where there is nothing to say. Gives the desk’s address. */
async function addressOf({ stdin, stdout }: ChildProcessWithoutNullStreams): Promise<string> {
  let said = ''
  const open = questions.map(({ name, asks }) => ({ asks, answer: ANSWERS[name] ?? '' }))
  for await (const piece of stdout.iterator({ destroyOnReturn: false })) {
    said += stripVTControlCharacters(String(piece))
    const address = /http:\S+token=\S+/.exec(said)?.[0]
    if (address) {
      expect(said).toMatch(/Opening the desk of your site, in studio\/\. Version [\d.]+/)
      return address
    }
    if (open[0] && said.includes(open[0].asks)) stdin.write(`${open.shift()!.answer}\r`)
  }
  throw new Error(said)
}

/** Runs a command of the site, as npm does. Gives what it prints. */
function run(site: string, ...words: string[]): string {
  const env = environment(path.dirname(site))
  const args = ['scripts/run.mjs', ...words]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: site,
    env,
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

/** As an owner's terminal has it: nothing of these tests but the place of npm. */
function environment(folder: string): NodeJS.ProcessEnv {
  const PATH = [path.join(folder, 'bin'), process.env.PATH].join(path.delimiter)
  return { ...process.env, STUDIO: undefined, DIST: undefined, NODE_ENV: undefined, PATH }
}
