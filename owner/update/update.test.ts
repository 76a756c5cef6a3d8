import { execFileSync } from 'node:child_process'
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { expect, test } from 'vitest'

import { zipOf } from '#scripts/archive.ts'
import { commit } from './commit.ts'
import { engineFolder, ownersFolder } from './tests/made-up-engines.ts'
import { goBack, update } from './update.ts'

test('an update goes from version to version and touches nothing of the owner’s, and back', async () => {
  const root = await ownersFolder()
  const first = await everythingIn(root)

  expect(await update(root, await engineFolder('1.1.0'))).toMatchObject({
    from: '1.0.0',
    to: '1.1.0',
    gone: ['src/Logo.svg', 'src/old/only.ts'],
  })
  const second = await everythingIn(root)
  expect(second['src/page.ts']).toBe('second')
  expect(second['src/logo.svg']).toBe('<svg/>')
  expect(Object.keys(second)).not.toContain('src/old/only.ts')
  expect(await readdir(path.join(root, 'src'))).not.toContain('old')
  expect(ownersIn(second)).toEqual(ownersIn(first))

  await update(root, await engineFolder('2.0.0'))
  expect((await everythingIn(root))['src/page.ts']).toBe('third')

  expect(await goBack(root)).toMatchObject({ from: '2.0.0', to: '1.1.0' })
  expect(await everythingIn(root)).toEqual(second)
  await expect(goBack(root)).rejects.toThrow('There is no earlier version to go back to.')
})

test.for(['.zip', '.tgz', 'git'] as const)('a new version can come as %s', async (kind) => {
  const [root, next] = [await ownersFolder(), await engineFolder('1.1.0', kind !== 'git')]
  await update(root, await packed(next, kind))
  expect(await readFile(path.join(root, 'src/new/only.ts'), 'utf8')).toBe('new')
})

test('an engine that was changed by hand is not replaced, and every place is listed', async () => {
  const root = await ownersFolder()
  await writeFile(path.join(root, 'src/page.ts'), 'mine')
  await rm(path.join(root, 'src/old/only.ts'))
  await writeFile(path.join(root, 'src/new'), 'mine, too')
  await writeFile(path.join(root, 'src/logo.svg'), 'my logo')
  const before = await everythingIn(root)

  const next = await engineFolder('1.1.0')
  await expect(update(root, next)).rejects.toThrow(
    [
      'The engine was changed by hand in 3 places, so nothing was updated:',
      '  src/old/only.ts is missing',
      '  src/page.ts was changed',
      '  src/logo.svg is yours, and the new version has a file of that name',
    ].join('\n'),
  )
  expect(await everythingIn(root)).toEqual(before)

  await rm(path.join(root, 'src/new'))
  await update(root, next, true)
  expect((await everythingIn(root))['src/page.ts']).toBe('second')
  await goBack(root)
  expect((await everythingIn(root))['src/page.ts']).toBe('mine')
})

test('a typeface that was added as a package is taken along', async () => {
  const root = await ownersFolder()
  const file = path.join(root, 'package.json')
  const had = JSON.parse(await readFile(file, 'utf8'))
  had.devDependencies['@fontsource/lora'] = '5.2.5'
  await writeFile(file, `${JSON.stringify(had, null, 2)}\n`)
  await appendFile(path.join(root, 'package-lock.json'), '{ "lora": true }')

  const { added } = await update(root, await engineFolder('1.1.0'))
  expect(added).toEqual(['@fontsource/lora@5.2.5'])
})

// The words of each case are those of its refusal.
test.for<[wrong: string, todo: (next: string, root: string) => Promise<string>]>([
  [
    'is version 1.0.0, and yours is 2.0.0 already',
    async (_, root) => {
      await update(root, await engineFolder('2.0.0'))
      return engineFolder('1.0.0')
    },
  ],
  [
    'You have version 1.1.0 already, file by file.',
    async (next, root) => {
      await update(root, next)
      return next
    },
  ],
  ['There is no nowhere.zip. Give a .zip, a .tgz', async () => 'nowhere.zip'],
  ['holds no version of this site that an update can bring', async () => temporaryFolder()],
  [
    'holds no version of this site that an update can bring',
    async (next) => {
      await writeFile(path.join(next, 'package.json'), '{ "version": "1.1.0" }')
      return next
    },
  ],
  [
    'is damaged or incomplete. Download it again.',
    async (next) => {
      const half = `${next}.zip`
      await writeFile(half, (await readFile(await packed(next, '.zip'))).subarray(0, 400))
      return half
    },
  ],
  [
    'The new version is damaged or was changed: src/page.ts',
    async (next) => {
      await writeFile(path.join(next, 'src/page.ts'), 'secon')
      return next
    },
  ],
  [
    'The last update was interrupted. Put the version before it back first',
    async (next, root) => {
      await update(root, next)
      await writeFile(path.join(root, '.update/unfinished'), '')
      return engineFolder('2.0.0')
    },
  ],
])('nothing is changed by an update that is refused: %s', async ([words, sourceFor]) => {
  const root = await ownersFolder()
  const source = await sourceFor(await engineFolder('1.1.0'), root)
  const before = await everythingIn(root)
  await expect(update(root, source)).rejects.toThrow(words)
  expect(await everythingIn(root)).toEqual(before)
})

test('an update that was interrupted is taken back whole', async () => {
  const root = await ownersFolder()
  const before = await everythingIn(root)
  await update(root, await engineFolder('1.1.0'))
  // As if it had stopped in the middle.
  const begun = await readFile(path.join(root, 'engine.json'))
  await writeFile(path.join(root, '.update/unfinished'), begun)
  await writeFile(path.join(root, 'engine.json'), before['engine.json']!)
  await writeFile(path.join(root, 'src/page.ts'), before['src/page.ts']!)
  await writeFile(path.join(root, 'src/mine.ts'), 'mine')

  await goBack(root)
  expect(await everythingIn(root)).toEqual({ ...before, 'src/mine.ts': 'mine' })
})

test('in a repository the new engine is one commit, and the owner’s changes are in none', async () => {
  const root = await ownersFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  expect(commit(root, '1.0.0', ['package.json'])).toBeUndefined()
  git('init', '--quiet')
  git('config', 'user.name', 'June')
  git('config', 'user.email', 'june@example.com')
  await writeFile(path.join(root, '.gitignore'), '.update\n')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  await appendFile(path.join(root, 'studio/content/home.yaml'), '# Changed.\n')

  const { to, files } = await update(root, await engineFolder('1.1.0'))
  expect(commit(root, to, files)).toContain('goes online with your next change')
  expect(git('log', '-1', '--format=%s')).toBe('Update the engine to 1.1.0\n')
  expect(git('status', '--porcelain')).toBe(' M studio/content/home.yaml\n')
})

async function packed(folder: string, kind: '.zip' | '.tgz' | 'git'): Promise<string> {
  const file = `${folder}-1.1.0${kind}`
  if (kind === '.zip') {
    const files = Object.keys(await everythingIn(folder))
    await writeFile(file, await zipOf(folder, files, { top: 'film-studio/' }))
    return file
  }
  if (kind === '.tgz') {
    // Some take the colon of `C:` for that of another machine.
    const [cwd, name] = [path.dirname(folder), path.basename(folder)]
    execFileSync('tar', ['-czf', path.basename(file), name], { cwd })
    return file
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@studio.example', 'commit', '--quiet', '-m', 'New')
  return pathToFileURL(folder).href
}

/** What is in each file of a folder, apart from what an update keeps. */
async function everythingIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/^\.(update|git)\//.test(file))
  const texts = files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}

function ownersIn(files: Record<string, string>) {
  return Object.entries(files).filter(([file]) => /^(studio\/|notes)/.test(file))
}
