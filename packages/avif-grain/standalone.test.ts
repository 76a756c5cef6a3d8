import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { measureGrain } from './measure.ts'
import { readGrain } from './read.ts'
import { grainyPicture } from './tests/grainy-picture.ts'

const require = createRequire(import.meta.url)

test('a project with only this package and sharp can put grain into an AVIF', async () => {
  const project = await projectWithPackage()
  const { data, ...raw } = grainyPicture({ width: 480, height: 320, sigma: 7 })
  const original = sharp(data, { raw })
  await original.clone().png().toFile(path.join(project, 'original.png'))
  await original.avif({ quality: 40 }).toFile(path.join(project, 'plain.avif'))

  const said = run(project, ['original.png', 'plain.avif', 'with-grain.avif'])
  expect(said).toContain('with-grain.avif has grain.')

  const plain = await readFile(path.join(project, 'plain.avif'))
  const result = await readFile(path.join(project, 'with-grain.avif'))
  expect(readGrain(plain)).toBeUndefined()
  expect(readGrain(result)?.luma.length).toBeGreaterThan(0)
  expect(result.length - plain.length).toBeLessThan(250)
  expect(await strength(result)).toBeGreaterThan(2 * (await strength(plain)))
})

/** A project in an empty folder, linked to a copy of this package, as by `npm install`. */
async function projectWithPackage(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'avif-grain-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [copy, project] = [path.join(folder, 'avif-grain'), path.join(folder, 'project')]

  const source = import.meta.dirname
  await cp(source, copy, {
    recursive: true,
    filter: (file) => !/^(node_modules|tests)|\.test\.ts$/.test(path.relative(source, file)),
  })
  await mkdir(path.join(project, 'node_modules'), { recursive: true })
  await symlink(copy, path.join(project, 'node_modules/avif-grain'), 'junction')
  const installed = path.join(require.resolve('sharp'), '../..')
  await symlink(installed, path.join(project, 'node_modules/sharp'), 'junction')
  await cp(path.join(copy, 'example.ts'), path.join(project, 'example.ts'))
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }')
  return project
}

/** Runs the example by Vite, because Node 20 does not run TypeScript. Returns its output. */
function run(project: string, words: string[]): string {
  const vite = pathToFileURL(require.resolve('vite')).href
  const script = `
    import { runnerImport } from '${vite}'
    process.argv.splice(1, Infinity, 'example.ts', ...${JSON.stringify(words)})
    await runnerImport('./example.ts', { root: process.cwd(), configFile: false, logLevel: 'error' })`
  const node = ['--input-type=module', '--eval', script]
  return execFileSync(process.execPath, node, { cwd: project, encoding: 'utf8' })
}

/** The strongest grain of a picture at any brightness. */
async function strength(avif: Buffer): Promise<number> {
  const { data, info } = await sharp(avif).raw().toBuffer({ resolveWithObject: true })
  return Math.max(...measureGrain({ ...info, channels: 3, data }).map((value) => value ?? 0))
}
