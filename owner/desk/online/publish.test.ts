import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { temporaryRepository } from '../tests/temporary-repository.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import { changesSince } from './changes.ts'
import { publish } from './publish.ts'

vi.setConfig({ testTimeout: 60_000 })

const good = async () => ({ ok: true })
const quiet = () => {}

/** A studio in a repository whose remote is a bare one on this disk. */
async function repository() {
  const { studio, store, set, rewrite, text } = await temporaryStudio()
  await mkdir(path.join(studio, 'uploads'))
  await writeFile(path.join(studio, 'uploads/veil.jpg'), 'a scan')
  const remote = await temporaryFolder()

  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  git(remote, 'init', '--quiet', '--bare', '-b', 'main')
  git(studio, 'init', '--quiet', '-b', 'main')
  git(studio, 'config', 'user.name', 'June')
  git(studio, 'config', 'user.email', 'june@example.com')
  git(studio, 'add', '.')
  git(studio, 'commit', '--quiet', '-m', 'Begin')
  git(studio, 'remote', 'add', 'origin', remote)
  return { studio, remote, git, store, set, rewrite, text }
}

test('publishing pushes one commit with only the changes', async () => {
  const { studio, remote, git, store, set } = await repository()
  expect(await changesSince(studio)).toMatchObject({ way: 'push', isFirst: true })
  expect(await publish('.', studio, quiet, good)).toMatchObject({ done: expect.any(String) })

  const edits = [await set('booking', ['packages', 1, 'price'], '$130')]
  await store.change({ what: 'Changed the price', edits })
  await writeFile(path.join(studio, 'notes.txt'), 'not for others')
  expect(await changesSince(studio)).toMatchObject({
    isFirst: false,
    differences: [
      {
        file: 'booking',
        path: ['packages', 1, 'price'],
        kind: 'changed',
        before: '$120',
        after: '$130',
      },
    ],
    scans: { added: [], removed: [] },
  })
  expect(await publish('.', studio, quiet, good)).toMatchObject({ done: expect.any(String) })
  const shown = git(remote, 'show', '--stat=200', '--format=%s', 'main')
  expect(shown).toMatch(/^Update the site\n\n content\/booking.yaml \| 2 \+-\n 1 file changed/)
  expect((await changesSince(studio)).differences).toEqual([])
})

test('typefaces of the studio’s own go online, and off again', async () => {
  const { studio, remote, git } = await repository()
  // Its site was online before there were looks.
  await rm(path.join(studio, 'content/look.yaml'))
  await mkdir(path.join(studio, 'fonts'))
  await writeFile(path.join(studio, 'fonts/Brand.woff2'), 'a font')
  await publish('.', studio, quiet, good)
  expect(git(remote, 'ls-tree', '--name-only', 'main', 'fonts/')).toBe('fonts/Brand.woff2\n')
  expect((await changesSince(studio)).differences).toEqual([])

  await rm(path.join(studio, 'fonts'), { recursive: true })
  await publish('.', studio, quiet, good)
  expect(git(remote, 'ls-tree', '--name-only', 'main', 'fonts/')).toBe('')
})

test('what make-it-yours wrote beside the studio goes online with it', async () => {
  const { studio, git } = await temporaryRepository('studio')
  for (const name of ['engine.json', 'wrangler.jsonc', 'notes.txt']) {
    await writeFile(path.join(studio, '..', name), '{}')
  }
  expect(await publish('.', studio, quiet, good)).toMatchObject({ done: expect.any(String) })
  const sent = git('ls-tree', '-r', '--name-only', '--full-tree', 'origin/main').split('\n')
  expect(sent).toContain('engine.json')
  expect(sent).toContain('wrangler.jsonc')
  expect(sent).not.toContain('notes.txt')
})

test('publishing never overwrites changes in the remote', async () => {
  const { studio, remote, git, rewrite } = await repository()
  await publish('.', studio, quiet, good)
  const other = await temporaryFolder()
  git(other, 'clone', '--quiet', remote, '.')
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=a@example.com']
  git(other, ...author, 'commit', '--quiet', '--allow-empty', '-m', 'Other')
  git(other, 'push', '--quiet')
  await rewrite('home', (text) => text.replace('Recent Work', 'New Work'))

  expect(await publish('.', studio, quiet, good)).toEqual({
    failure: expect.stringContaining('Someone else has put changes online'),
  })
  expect(git(remote, 'log', '-1', '--format=%s', 'main').trim()).toBe('Other')
})

test('what was changed during the check is not put online', async () => {
  const { studio, remote, git, rewrite } = await repository()
  const meanwhile = async () => {
    await rewrite('home', (text) => text.replace('Recent Work', 'New Work'))
    return { ok: true, findings: [] }
  }
  expect(await publish('.', studio, quiet, meanwhile)).toEqual({
    failure: expect.stringContaining('changed while it was being checked'),
    findings: [],
  })
  expect(git(remote, 'branch')).toBe('')
})

test('a failed check stops publishing', async () => {
  const { studio, remote, git } = await repository()
  const bad = async () => ({ ok: false })
  expect(await publish('.', studio, quiet, bad)).toMatchObject({ failure: expect.any(String) })
  expect(git(remote, 'branch')).toBe('')
})

test('a missing remote is reported in one sentence', async () => {
  const { studio, remote } = await repository()
  await rm(remote, { recursive: true })
  const outcome = await publish('.', studio, quiet, good)
  expect(outcome).toMatchObject({ failure: expect.stringMatching(/^[^\n]+$/) })
})

test('ssh asks nothing in a terminal that nobody sees', async () => {
  const { studio, git } = await repository()
  git(studio, 'remote', 'set-url', 'origin', 'ssh://host.example/site.git')
  const ssh = path.join(studio, 'ssh.sh')
  const asks = 'test "$SSH_ASKPASS_REQUIRE $SSH_ASKPASS" = "force false" || sleep 600'
  await writeFile(ssh, `${asks}\necho Host key verification failed. >&2\nexit 255\n`)
  git(studio, 'config', 'core.sshCommand', `sh ${ssh}`)
  vi.stubEnv('SSH_ASKPASS', undefined)

  expect(await publish('.', studio, quiet, good)).toEqual({
    failure: expect.stringContaining('does not know this host yet'),
  })
})

test('without a repository, publishing leaves a folder and remembers what was published', async () => {
  const { studio, rewrite } = await temporaryStudio()
  await mkdir(path.join(studio, 'uploads'))
  vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(studio))
  vi.stubEnv('DIST', undefined)
  expect(await changesSince(studio)).toMatchObject({ way: 'folder', isFirst: true })
  expect(await publish('/site', studio, quiet, good)).toEqual({
    done: expect.stringContaining('/site/dist/client'),
  })

  await rewrite('home', (text) => text.replace('Recent Work', 'New Work'))
  await writeFile(path.join(studio, 'uploads/new.jpg'), '')
  expect(await changesSince(studio)).toMatchObject({
    isFirst: false,
    differences: [{ file: 'home', before: 'Recent Work', after: 'New Work' }],
    scans: { added: ['new.jpg'] },
  })
  expect(await readFile(path.join(studio, '.desk/online/home.yaml'), 'utf8')).toContain(
    'Recent Work',
  )
})

test('publishing runs the host’s command, and shows its errors', async () => {
  const { studio } = await temporaryStudio()
  await mkdir(path.join(studio, 'uploads'))
  const sent = path.join(studio, 'sent.txt')
  const set = (command: string) =>
    writeFile(path.join(studio, 'publish-command.txt'), `${command}\n`)

  await set('echo "You are not signed in." && exit 1')
  expect(await publish('.', studio, quiet, good)).toEqual({
    failure: 'The host’s tool failed: You are not signed in.',
  })
  expect(await changesSince(studio)).toMatchObject({ way: 'command', isFirst: true })

  await set(`echo sent > "${sent}"`)
  expect(await publish('.', studio, quiet, good)).toEqual({ done: 'Sent to your host.' })
  expect(await readFile(sent, 'utf8')).toContain('sent')
  expect(await changesSince(studio)).toMatchObject({ isFirst: false, differences: [] })
})
