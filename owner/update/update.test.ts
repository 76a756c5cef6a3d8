import { execFileSync } from 'node:child_process'
import { appendFile, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'
import { expect, test } from 'vitest'

import { temporaryStudio } from '../desk/tests/temporary-studio.ts'
import { isLater, newsSince } from './changelog.ts'
import { commit } from './main.ts'
import { wordsFit } from './settle.ts'
import { pathsOf, prepareBack, prepareUpdate } from './update.ts'
import { engineFolder, everythingIn, ownersFolder, zipOf } from './tests/made-up-engines.ts'

/** Replaces the engine of a folder, or puts back the one before. Gives what was planned. */
async function update(root: string, source?: string) {
  const plan = await (source ? prepareUpdate(root, source) : prepareBack(root))
  execFileSync(process.execPath, [pathsOf(root).swap])
  return plan
}

const goBack = (root: string) => update(root)

test('an update goes from version to version and touches nothing of the owner’s, and back', async () => {
  const root = await ownersFolder()
  const first = await everythingIn(root)

  expect(await update(root, await engineFolder('1.1.0'))).toMatchObject({
    from: '1.0.0',
    to: '1.1.0',
    changed: [],
  })
  const second = await everythingIn(root)
  expect(second['src/page.ts']).toBe('second')
  expect(second['src/logo.svg']).toBe('<svg/>')
  expect(second['src/old']).toBe('a file')
  expect(ownersIn(second)).toEqual(ownersIn(first))

  await update(root, await engineFolder('2.0.0'))
  expect((await everythingIn(root))['src/page.ts']).toBe('third')

  expect(await goBack(root)).toMatchObject({ from: '2.0.0', to: '1.1.0' })
  expect(await everythingIn(root)).toEqual(second)
  expect(await goBack(root)).toMatchObject({ from: '1.1.0', to: '2.0.0' })
})

test.for(['.zip', 'git'] as const)('a new version can come as %s', async (kind) => {
  const [root, next] = [await ownersFolder(), await engineFolder('1.1.0', false)]
  // A link is no file of the engine.
  if (kind === 'git') await symlink('/etc/hosts', path.join(next, 'src/hosts'))
  await update(root, await packed(next, kind))
  expect(await readFile(path.join(root, 'src/new/only.ts'), 'utf8')).toBe('new')
  expect(await readdir(path.join(root, 'src'))).not.toContain('hosts')
})

test('what was changed by hand is named, and is as it was in .update/before', async () => {
  const root = await ownersFolder()
  const mine = { 'src/page.ts': 'mine', 'src/new': 'mine, too', 'src/logo.svg': 'my logo' }
  await writeFiles(root, mine)
  await rm(path.join(root, 'src/old/only.ts'))
  const before = await everythingIn(root)

  const { changed, isUnknown } = await update(root, await engineFolder('1.1.0'))
  expect({ changed, isUnknown }).toEqual({
    changed: ['src/page.ts', 'src/logo.svg', 'src/new'],
    isUnknown: false,
  })
  expect((await everythingIn(root))['src/page.ts']).toBe('second')
  expect(await everythingIn(path.join(root, '.update/before'))).toMatchObject(mine)
  await goBack(root)
  expect(await everythingIn(root)).toEqual(before)
})

test('where nobody knows what was changed by hand, an owner is told, and all of it is kept', async () => {
  const root = await ownersFolder()
  await writeFile(path.join(root, 'engine.json'), '{ "version": "1.0.')
  await writeFile(path.join(root, 'src/mine.ts'), 'mine')
  expect(await update(root, await engineFolder('1.1.0'))).toMatchObject({ isUnknown: true })
  const kept = await everythingIn(path.join(root, '.update/before'))
  expect(kept).toMatchObject({ 'src/mine.ts': 'mine', 'src/page.ts': 'first' })
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

/** Gives what comes as a new version. `root` is the owner’s folder. */
type SourceFor = (next: string, root: string) => string | Promise<string>

/** After something was done to what comes, or to the owner’s folder. */
const after =
  (change: (next: string, root: string) => unknown): SourceFor =>
  async (next, root) => {
    await change(next, root)
    return next
  }

const changed = (file: string, text: string) =>
  after((next) => writeFile(path.join(next, file), text))

/** A version that says other things of itself. */
const withFields = (fields: object) =>
  after(async (next) => {
    const file = path.join(next, 'package.json')
    const had = JSON.parse(await readFile(file, 'utf8'))
    await rm(path.join(next, 'engine.json'))
    await writeFile(file, JSON.stringify({ ...had, ...fields }))
  })

const zipWith =
  (file: string): SourceFor =>
  async (next) => {
    const files = Object.keys(await everythingIn(next))
    await writeFile(`${next}.zip`, await zipOf(next, files, { more: { [file]: 'secret' } }))
    return `${next}.zip`
  }

const half: SourceFor = async (next) => {
  const zip = await packed(next, '.zip')
  await writeFile(zip, (await readFile(zip)).subarray(0, 400))
  return zip
}

const FOLDERS = '../../secret.txt /etc src/../../secret.txt C:/secret Studio/a .git'.split(' ')
const LEAVING = ['../secret.txt', '/secret.txt', 'a/../../secret.txt', 'C:\\secret.txt']
const interrupted = { '.update/unfinished': '{ "vers' }
const inTheWay = { 'src/page.ts/mine.ts': 'mine' }

test.for<[words: string, ...sources: SourceFor[]]>([
  [
    'is version 1.1.0, and yours is 2.0.0 already',
    after(async (_, root) => update(root, await engineFolder('2.0.0'))),
  ],
  ['You have version 1.1.0 already, file by file.', after((next, root) => update(root, next))],
  ['There is no nowhere.zip. Give a .zip, a folder', () => 'nowhere.zip'],
  ['Write https:// or ssh://', () => 'http://git.example/a.git', () => 'git://git.example/a.git'],
  [
    'holds no version of this site that an update can bring',
    () => temporaryFolder(),
    changed('package.json', '{ "version": "1.1.0" }'),
    changed('package.json', '{ "files": ["scripts"'),
    withFields({ files: 'scripts src' }),
  ],
  ['has no version like 1.2.0', withFields({ version: null }), withFields({ version: '../1' })],
  ['is damaged or incomplete. Download it again.', half],
  ['The new version is damaged or was changed: src/page.ts', changed('src/page.ts', 'secon')],
  ['Unpack .update/before.zip', after((_, root) => writeFiles(root, interrupted))],
  [
    'is not a list of files and folders of the engine',
    ...FOLDERS.map((file) => withFields({ files: ['scripts', file] })),
  ],
  ['has a file that would leave the folder', ...LEAVING.map(zipWith)],
  [
    'src/page.ts is a file of the new version, and a folder here, with mine.ts in it',
    after(async (_, root) => {
      await rm(path.join(root, 'src/page.ts'))
      await writeFiles(root, inTheWay)
    }),
  ],
])('nothing is changed by an update that is refused: %s', async ([words, ...sources]) => {
  for (const sourceFor of sources) {
    const root = await ownersFolder()
    const source = await sourceFor(await engineFolder('1.1.0'), root)
    const before = await everythingIn(root)
    await expect(update(root, source), source).rejects.toThrow(words)
    expect(await everythingIn(root)).toEqual(before)
  }
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
  // Interrupted after that, it is said once more, and done once.
  expect(commit(root, to, files)).toContain('goes online with your next change')
  expect(git('rev-list', '--count', 'HEAD')).toBe('2\n')

  const back = await goBack(root)
  expect(commit(root, back.to, back.files)).toContain('goes online with your next change')
  expect(git('status', '--porcelain')).toBe(' M studio/content/home.yaml\n')
})

async function packed(folder: string, kind: '.zip' | 'git'): Promise<string> {
  const file = `${folder}-1.1.0${kind}`
  if (kind === '.zip') {
    const files = Object.keys(await everythingIn(folder))
    await writeFile(file, await zipOf(folder, files, { top: 'film-studio/' }))
    return file
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@studio.example', 'commit', '--quiet', '-m', 'New')
  return pathToFileURL(folder).href
}

function ownersIn(files: Record<string, string>) {
  return Object.entries(files).filter(([file]) => /^(studio\/|notes)/.test(file))
}

test('a studio made with version 1.0.0, with every field that it had, fits this version', async () => {
  const studio = 'tests/studios/made-with-1.0.0/studio'
  expect(await wordsFit('.', studio)).toBe('Your words fit this version.')
})

test('a field that is gone is named with its file and line, and stays the owner’s', async () => {
  const { studio, rewrite, text } = await temporaryStudio()
  await rewrite('home', (words) => `mood: dreamy\n${words}`)
  const said = await wordsFit(path.dirname(studio), studio)
  expect(said).toMatch(/^This version asks you to change:\n.*\/content\/home\.yaml:1 {2}mood\n/)
  expect(said).toContain('"mood" is not known here.')
  expect(await text('home')).toMatch(/^mood: dreamy\n/)
})

test('an owner reads what is new since her version', () => {
  const changelog = '# What is new\n\n## 1.10.0\n\nTen.\n\n## 1.9.0\n\nNine.\n\n## 1.0.0\n\nOne.\n'
  expect(newsSince(changelog, '1.0.0')).toBe('## 1.10.0\n\nTen.\n\n## 1.9.0\n\nNine.')
  expect(newsSince(changelog, '1.10.0')).toBe('')
})

// As semver.org, 11, has them.
test.for([
  '1.0.0-alpha < 1.0.0-alpha.1 < 1.0.0-alpha.beta < 1.0.0-beta < 1.0.0-beta.2 < 1.0.0-beta.11 < 1.0.0-rc.1 < 1.0.0',
  '1.1.0-beta.1 < 1.1.0 < 1.9.0 < 1.10.0 < 2.0.0-rc.1 < 2.0.0',
])('versions have an order: %s', (line) => {
  const versions = line.split(' < ')
  for (const [at, version] of versions.entries()) {
    expect(versions.filter((other) => isLater(other, version))).toEqual(versions.slice(at + 1))
  }
  expect(isLater('1.0.0+2', '1.0.0+1')).toBe(false)
})
