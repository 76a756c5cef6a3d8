import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { listen } from '@studio/hosts/listen'
import { expect, test, vi } from 'vitest'

import { temporaryRepository, type Repository } from '../tests/temporary-repository.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import { changesSince } from './changes.ts'
import { publish } from './publish.ts'

const well = async () => ({ ok: true })
const quiet = () => {}
const DONE = { done: expect.any(String) }

test('publishing pushes one commit with only the changes', async () => {
  const { studio, git, gitOnline, store, set } = await temporaryRepository()
  // Nothing was ever pushed.
  git('branch', '--quiet', '--unset-upstream')
  git('update-ref', '-d', 'refs/remotes/origin/main')
  gitOnline('update-ref', '-d', 'refs/heads/main')
  expect(await changesSince(studio)).toMatchObject({ way: 'push', isFirst: true })
  expect(await publish('.', studio, quiet, well)).toMatchObject(DONE)

  const [file, at] = ['booking', ['packages', 1, 'price']] as const
  await store.change({ what: 'Changed it', edits: [await set(file, [...at], '$130')] })
  await writeFile(path.join(studio, 'notes.txt'), 'not for others')
  expect(await changesSince(studio)).toMatchObject({
    isFirst: false,
    differences: [{ file, path: at, kind: 'changed', before: '$120', after: '$130' }],
    scans: { added: [], removed: [] },
  })
  expect(await publish('.', studio, quiet, well)).toMatchObject(DONE)
  const shown = gitOnline('show', '--stat=200', '--format=%s', 'main')
  expect(shown).toMatch(/^Update the site\n\n content\/booking.yaml \| 2 \+-\n 1 file changed/)
  expect((await changesSince(studio)).differences).toEqual([])
})

test('the studio’s own typefaces and what make-it-yours wrote beside it go online, under the branch’s name there', async () => {
  const { studio, git, gitOnline } = await temporaryRepository('studio')
  const online = () => gitOnline('ls-tree', '-r', '--name-only', 'main').split('\n')
  git('branch', '--quiet', '-m', 'site')
  // Its site was online before there were looks.
  await rm(path.join(studio, 'content/look.yaml'))
  for (const name of ['studio/fonts/Brand.woff2', 'engine.json', 'wrangler.jsonc', 'notes.txt']) {
    await mkdir(path.dirname(path.join(studio, '..', name)), { recursive: true })
    await writeFile(path.join(studio, '..', name), '{}')
  }
  await publish('.', studio, quiet, well)
  expect(online()).toEqual(
    expect.arrayContaining(['engine.json', 'studio/fonts/Brand.woff2', 'wrangler.jsonc']),
  )
  expect(online()).not.toContain('notes.txt')
  expect((await changesSince(studio)).differences).toEqual([])

  await rm(path.join(studio, 'fonts'), { recursive: true })
  await publish('.', studio, quiet, well)
  expect(online()).not.toContain('studio/fonts/Brand.woff2')
})

/** Lets someone else put a change online. */
function pushOther({ gitOnline }: Repository) {
  const tree = gitOnline('rev-parse', 'main^{tree}').trim()
  const other = gitOnline('commit-tree', '-p', 'main', '-m', 'Other', tree).trim()
  gitOnline('update-ref', 'refs/heads/main', other)
}

type State = (repository: Repository) => unknown

test.for<[state: string, arrange: State, isChecked: boolean, sentence: string]>([
  ['is on no branch', ({ git }) => git('checkout', '-q', '--detach'), false, 'on no branch'],
  [
    'is in the middle of a merge',
    ({ git }) => git('update-ref', 'MERGE_HEAD', 'HEAD'),
    false,
    'merge in this folder',
  ],
  ['lacks changes of someone else', pushOther, false, 'Someone else has put changes online'],
  [
    'is sent to a host that is gone',
    ({ remote }) => rm(remote, { recursive: true }),
    false,
    'is not where this folder sends it to',
  ],
  [
    'has a lock that another program has left',
    ({ studio }) => writeFile(path.join(studio, '.git/index.lock'), ''),
    true,
    'Another program is using git in this folder',
  ],
  [
    'is sent to a branch that someone is working on',
    ({ gitOnline }) => gitOnline('config', 'core.bare', 'false'),
    true,
    'someone’s working folder',
  ],
  [
    'is refused by a rule of the host',
    ({ refuse }) => refuse('Scans need a name in Latin letters.'),
    true,
    'A rule of the repository refused it: Scans need a name in Latin letters.',
  ],
])('of a folder that %s an owner reads why it is not sent', async (row) => {
  const [, arrange, isChecked, sentence] = row
  const repository = await temporaryRepository()
  const { studio, putScan, remote, gitOnline } = repository
  await putScan('new.jpg')
  await arrange(repository)
  const online = () => existsSync(remote) && gitOnline('rev-parse', 'main')
  const before = online()
  const check = vi.fn(well)
  expect(await publish('.', studio, quiet, check)).toEqual({
    failure: expect.stringContaining(sentence),
  })
  expect(check).toHaveBeenCalledTimes(isChecked ? 1 : 0)
  expect(online()).toBe(before)
})

test.for<[what: string, duringTheCheck: State, ok: boolean, sentence: string]>([
  ['finds something wrong', () => {}, false, 'found something wrong'],
  [
    'is overtaken by a change here',
    ({ rewrite }) => rewrite('home', (text) => text.replace('Recent Work', 'New Work')),
    true,
    'changed while it was being checked',
  ],
  ['is overtaken by someone else', pushOther, true, 'Someone else has put changes online'],
])('nothing goes online after a check that %s', async ([, during, ok, sentence]) => {
  const repository = await temporaryRepository()
  const { studio, putScan, gitOnline } = repository
  await putScan('new.jpg')
  const check = async () => {
    await during(repository)
    return { ok, findings: [] }
  }
  expect(await publish('.', studio, quiet, check)).toEqual({
    failure: expect.stringContaining(sentence),
    findings: [],
  })
  expect(gitOnline('ls-tree', '--name-only', 'main', 'uploads/')).toBe('uploads/veil.jpg\n')
})

test('a host that answers nothing, with an error, or not at all, is said in its own words', async () => {
  const { studio, git } = await temporaryRepository()
  const { port, stop } = await listen((request, response) => {
    if (request.url!.startsWith('/private')) response.writeHead(401).end()
  })
  vi.stubEnv('GIT_HTTP_LOW_SPEED_TIME', '1')
  const publishAt = async (way: string) => {
    git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/${way}.git`)
    return publish('.', studio, quiet, well)
  }
  const unreached = { failure: expect.stringContaining('cannot be reached') }
  expect(await publishAt('private')).toEqual({
    failure: expect.stringContaining('did not accept your password or key'),
  })
  expect(await publishAt('silent')).toEqual(unreached)
  await stop()
  expect(await publishAt('silent')).toEqual(unreached)
})

test('ssh asks nothing in a terminal that nobody sees', async () => {
  const { studio, git } = await temporaryRepository()
  git('remote', 'set-url', 'origin', 'ssh://host.example/site.git')
  const ssh = path.join(studio, 'ssh.sh')
  const asks = 'test "$SSH_ASKPASS_REQUIRE $SSH_ASKPASS" = "force false" || sleep 600'
  await writeFile(ssh, `${asks}\necho Host key verification failed. >&2\nexit 255\n`)
  git('config', 'core.sshCommand', `sh ${ssh}`)
  vi.stubEnv('SSH_ASKPASS', undefined)

  expect(await publish('.', studio, quiet, well)).toEqual({
    failure: expect.stringContaining('does not know this host yet'),
  })
})

test('without a repository, an owner reads which folder she drags to her host', async () => {
  const { studio } = await temporaryStudio()
  vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(studio))
  vi.stubEnv('DIST', undefined)
  expect(await publish('/site', studio, quiet, well)).toEqual({
    done: expect.stringContaining('/site/dist/client'),
  })
})

test('publishing runs the host’s command, and shows its errors', async () => {
  const { studio } = await temporaryStudio()
  const sent = path.join(studio, 'sent.txt')
  const set = (command: string) =>
    writeFile(path.join(studio, 'publish-command.txt'), `${command}\n`)

  await set('echo "You are not signed in." && exit 1')
  expect(await publish('.', studio, quiet, well)).toEqual({
    failure: 'The host’s tool failed: You are not signed in.',
  })
  expect(await changesSince(studio)).toMatchObject({ way: 'command', isFirst: true })

  await set(`echo sent > "${sent}"`)
  expect(await publish('.', studio, quiet, well)).toEqual({ done: 'Sent to your host.' })
  expect(await readFile(sent, 'utf8')).toContain('sent')
  expect(await changesSince(studio)).toMatchObject({ isFirst: false, differences: [] })
})
