import { execFileSync } from 'node:child_process'
import { cp, readdir, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'

import { preview } from '@studio/hosts/preview'
import { freePort, startChild } from '@studio/hosts/tests/start-child'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { copySmallScans } from '../tests/support/small-scans.ts'
import { main as startDevelopment } from './dev.ts'

test(
  'the first npm start shows photographs while the others are printed; where it stopped, the desk goes on, and a build has all of them',
  { timeout: 600_000 },
  async () => {
    const copy = await copyOfTheProject()
    const port = await freePort()
    const env = { ...SETTINGS, PORT: String(port) }
    const args = ['run.mjs', 'start']
    const first = await startChild({ command: process.execPath, args, port, cwd: copy, env })
    onTestFinished(first.stop)
    const begun = /The site is at (\S+)[^]*Printing your photographs, 0 of (\d+)/
    await expect.poll(first.said, { timeout: 120_000, interval: 20 }).toMatch(begun)
    const [, address = '', missing] = begun.exec(first.said())!
    const home = await (await fetch(address)).text()
    const shown = /\/uploads\/[\w-]+\.avif/.exec(home)![0]
    const photograph = await fetch(new URL(shown, address))
    expect(photograph.status).toBe(200)
    expect(photograph.headers.get('Content-Type')).toBe('image/avif')
    expect(photograph.headers.get('Cache-Control')).toContain('immutable')
    expect((await sharp(await photograph.arrayBuffer()).metadata()).format).toBe('heif')
    expect(first.said()).not.toContain(`${missing} of ${missing}`)
    await first.stop()

    // Nothing is left that could be published.
    expect(await readdir(path.join(copy, 'dist'))).toEqual(['started'])
    expect(() => preview(path.join(copy, 'dist/started'))).toThrow('There is no finished site.')

    run(copy, 'print-ahead')
    const [, made, kept] = /\((\d+) prints made, (\d+) from the cache\)/.exec(run(copy, 'build'))!
    expect(Number(made)).toBe(0)
    expect(Number(kept)).toBeGreaterThanOrEqual(Number(missing))
    const uploads = await readdir(path.join(copy, 'dist/client/uploads'))
    // Cards for sharing, and the drawing of the service area with its compressed copies, are no prints.
    const prints = uploads.filter((name) => !/^card-|\.svg/.test(name))
    expect(prints).toHaveLength(Number(kept))
    expect(prints).toContain(path.posix.basename(shown))
  },
)

test('npm run dev shows pages at PORT, on this machine only, and the sample of a calendar', async () => {
  const wanted = await freePort()
  vi.stubEnv('STUDIO', 'demo')
  vi.stubEnv('PORT', String(wanted))
  vi.spyOn(console, 'log').mockReturnValue()
  const server = await startDevelopment()
  onTestFinished(() => server.close())
  const { address, port } = server.httpServer!.address() as AddressInfo
  expect(['127.0.0.1', '::1']).toContain(address)
  expect(port).toBe(wanted)

  const at = `http://localhost:${port}`
  const page = await fetch(`${at}/about`, { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await page.text()
  expect(html).toContain('<h1')
  // Whichever comes first decides the order of layers.
  const sheets = Array.from(html.matchAll(/stylesheet" href="(\/src\/[^"]+)"/g), ([, to]) => to)
  expect(sheets[0]).toBe('/src/styles/index.css')
  expect(sheets).toContain('/src/pages/about/about.module.css')
  expect(html).not.toContain('/src/styles/reset.css')

  const sample = await fetch(`${at}/sample-calendar?package=2`)
  expect(await sample.text()).toContain('>BASIC Package</option>')
})

/** The project with the demo in small, and nothing in its cache. */
async function copyOfTheProject() {
  const copy = await temporaryFolder()
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const needed = files.filter((file) => !/^(tests|bench|docs|\.github|demo\/uploads)\//.test(file))
  for (const file of needed) await cp(file, path.join(copy, file))
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  await copySmallScans(path.join(copy, 'demo/uploads'))
  await writeFile(path.join(copy, 'run.mjs'), RUN)
  return copy
}

/** As `scripts/run.mjs` does, which would install what another folder needs. */
const RUN = `
  import { runnerImport } from 'vite'
  const file = './scripts/' + process.argv[2] + '.ts'
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  await module.main()
`

const SETTINGS = { STUDIO: 'demo', DIST: 'dist', HOST: '', NODE_ENV: 'production' }

function run(cwd: string, command: string): string {
  const env = { ...process.env, ...SETTINGS }
  return execFileSync(process.execPath, ['run.mjs', command], { cwd, env, encoding: 'utf8' })
}
