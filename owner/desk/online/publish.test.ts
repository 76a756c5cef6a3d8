import { existsSync } from 'node:fs'
import { cp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { listen } from '@studio/hosts/listen'
import { expect, test, vi } from 'vitest'

import { temporaryRepository, temporaryStudio, type Repository } from '../tests/temporary-studio.ts'
import { fileLimit } from './file-limit.ts'
import { whyNotSent } from './git.ts'
import { publish } from './publish.ts'
import { bringBack, changesSince, listVersions } from './versions.ts'

const DONE = { done: expect.any(String) }

/** How a host refuses a file that it could take if it were smaller. */
const TOO_LARGE = 'error: File uploads/porch.jpg is 60.00 MB; this exceeds the limit of 50.00 MB'

/** A typeface that no words name. */
const UNNAMED =
  'node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2'

test('what the words name goes online in one commit, and nothing else does', async () => {
  const repository = await temporaryRepository('studio')
  const { studio, site, git, gitOnline, filesOnline, rewrite, scan, putOnline } = repository
  // Sent by an earlier desk, or committed by hand.
  for (const name of ['gone.jpg', 'unnamed.jpg', 'private.jpg~', 'LICENSE'])
    await writeFile(scan(name), name)
  git('add', '.')
  git('commit', '--quiet', '-m', 'More')
  git('push', '--quiet')
  await rm(scan('gone.jpg'))

  await rewrite('booking', (text) => text.replace('$120', '$130'))
  // It waits for what is then written by hand.
  await repository.save('Added hours', { studio: (data) => (data.hours = 'By appointment') })
  await rewrite('contact', (text) => text.replace(/^details:\n/m, '$&  hours: Hours\n'))
  const others = ['content/.home.yaml.1f~', 'uploads/waiting.jpg', 'uploads/.DS_Store', 'notes.txt']
  const beside = ['../engine.json', '../wrangler.jsonc']
  for (const name of ['uploads/service-area.svg', ...others, ...beside])
    await writeFile(path.join(studio, name), '{}')
  await mkdir(path.join(studio, 'fonts'))
  const besley = 'node_modules/@fontsource/besley/files/besley-latin-400-normal.woff2'
  await cp(besley, path.join(studio, 'fonts/Own.woff2'))
  await cp(UNNAMED, path.join(studio, 'fonts/Other.woff2'))
  await writeFile(path.join(studio, 'fonts/OFL.txt'), 'A license.')
  expect(await putOnline()).toMatchObject(DONE)

  expect(gitOnline('rev-list', '--count', 'main')).toBe('3\n')
  const sent = filesOnline().filter((name) => !name.startsWith('studio/content/') && name)
  expect(sent.toSorted()).toEqual([
    'engine.json',
    'studio/fonts/OFL.txt',
    'studio/fonts/Own.woff2',
    'studio/uploads/LICENSE',
    'studio/uploads/service-area.svg',
    'studio/uploads/veil.jpg',
    'wrangler.jsonc',
  ])
  expect(filesOnline().filter((name) => name.endsWith('~'))).toEqual([])
  expect(gitOnline('show', 'main:studio/content/booking.yaml')).toContain('$130')
  expect(gitOnline('show', 'main:studio/content/studio.yaml')).toContain('hours: By appointment')
  expect(existsSync(scan('unnamed.jpg')) && existsSync(path.join(site, 'engine.json'))).toBe(true)
})

test('a repository without a commit, under another name of its branch, goes online', async () => {
  const { studio, remote, git, gitOnline, refuse, filesOnline, putOnline } =
    await temporaryRepository()
  git('update-ref', '-d', 'HEAD')
  gitOnline('update-ref', '-d', 'refs/heads/main')
  await refuse(TOO_LARGE)
  expect(await putOnline()).toMatchObject({ failure: expect.stringContaining('too large') })
  expect(() => git('rev-parse', '--verify', 'HEAD')).toThrow()
  await rm(path.join(remote, 'hooks/pre-receive'))
  expect(await putOnline()).toMatchObject(DONE)
  git('branch', '--quiet', '-m', 'site')
  await rm(path.join(studio, 'content/look.yaml'))
  expect(await putOnline()).toMatchObject(DONE)
  expect(filesOnline()).not.toContain('content/look.yaml')
  expect(gitOnline('branch')).toBe('* main\n')
})

/** Lets someone else put a change online. */
function pushOther({ gitOnline }: Repository) {
  const tree = gitOnline('rev-parse', 'main^{tree}').trim()
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
  const other = gitOnline(...author, 'commit-tree', '-p', 'main', '-m', 'Other', tree).trim()
  gitOnline('update-ref', 'refs/heads/main', other)
}

async function stage({ studio, git }: Repository) {
  await writeFile(path.join(studio, 'notes.txt'), 'not for others')
  git('add', 'notes.txt')
}

type Arrange = (repository: Repository) => unknown

test.for<[what: string, sentence: string, before: Arrange, during?: Arrange | false]>([
  ['a folder on no branch', 'Git did not send it', ({ git }) => git('checkout', '-q', '--detach')],
  [
    'what is not finished in the desk',
    'is not finished',
    ({ save }) => save('Email', { studio: (data) => (data.email = 'june at example') }),
  ],
  ['a folder without changes of others', 'Someone else has put changes online', pushOther],
  [
    'a scan that git hosts refuse',
    'veil.jpg is 1 MB, and git hosts such as GitHub take no file over 1 MB',
    ({ git }) => git('config', 'studio.largestFile', '5'),
  ],
  ['other files that wait for a commit', 'put it online again: notes.txt', stage, () => {}],
  [
    'what breaks a rule of the host',
    'Scans need a name in Latin letters.',
    ({ refuse }) => refuse('Scans need a name in Latin letters.'),
    () => {},
  ],
  ['what is wrong', 'found something wrong', () => {}, false],
  [
    'what is changed meanwhile',
    'changed while it was being checked',
    () => {},
    ({ rewrite }) => rewrite('home', (text) => text.replace('Recent Work', 'New Work')),
  ],
  ['what others overtake', 'Someone else has put changes online', () => {}, pushOther],
])('%s is not sent, and the owner reads why: “… %s …”', async ([, sentence, before, during]) => {
  const repository = await temporaryRepository()
  const { putScan, filesOnline } = repository
  await putScan('new.jpg')
  await before(repository)
  const check = vi.fn(async () => {
    if (during) await during(repository)
    return { ok: during !== false }
  })
  expect(await repository.putOnline(check)).toMatchObject({
    failure: expect.stringContaining(sentence),
  })
  // It takes minutes, and is spared where it would be in vain.
  expect(check).toHaveBeenCalledTimes(during === undefined ? 0 : 1)
  expect(filesOnline()).not.toContain('uploads/new.jpg')
})

test('Git LFS has no limit, and a commit that a host finds too large is taken back', async () => {
  const { studio, remote, putScan, git, refuse, filesOnline, putOnline } =
    await temporaryRepository()
  const limit = await fileLimit(studio)
  expect(await limit('porch.tif', 101 * 1024 * 1024)).toContain('a JPEG of 6,000 pixels is enough')
  await writeFile(path.join(studio, '.gitattributes'), '*.tif filter=lfs\n')
  expect(await limit('porch.tif', 270 * 1024 * 1024)).toBeUndefined()

  const before = git('rev-parse', 'HEAD')
  await refuse(TOO_LARGE)
  await putScan('porch.jpg')
  expect(await putOnline()).toEqual({
    failure: expect.stringMatching(/^A file is too large for your host.*porch\.jpg is 60\.00 MB/),
  })
  expect(git('rev-parse', 'HEAD')).toBe(before)
  await rm(path.join(remote, 'hooks/pre-receive'))
  expect(await putOnline()).toMatchObject(DONE)
  expect(filesOnline()).toContain('uploads/porch.jpg')
})

test('a host that answers with an error, late, or not at all is said to be so', async () => {
  const { git, putOnline } = await temporaryRepository()
  const { port, stop } = await listen((request, response) => {
    if (request.url!.startsWith('/private')) response.writeHead(401).end()
  })
  vi.stubEnv('GIT_HTTP_LOW_SPEED_TIME', '1')
  const sendTo = async (name: string) => {
    git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/${name}.git`)
    return putOnline()
  }
  const unreached = { failure: expect.stringContaining('cannot be reached') }
  expect(await sendTo('private')).toEqual({
    failure: expect.stringContaining('does not let you change this site'),
  })
  expect(await sendTo('silent')).toEqual(unreached)
  await stop()
  expect(await sendTo('silent')).toEqual(unreached)
})

test('ssh asks nothing in a terminal that nobody sees', async () => {
  const { studio, git, putOnline } = await temporaryRepository()
  git('remote', 'set-url', 'origin', 'ssh://host.example/site.git')
  const ssh = path.join(studio, 'ssh.sh')
  const asks = 'test "$SSH_ASKPASS_REQUIRE $SSH_ASKPASS" = "force false" || sleep 600'
  await writeFile(ssh, `${asks}\necho Host key verification failed. >&2\nexit 255\n`)
  git('config', 'core.sshCommand', `sh ${ssh}`)
  vi.stubEnv('SSH_ASKPASS', undefined)

  expect(await putOnline()).toEqual({
    failure: expect.stringContaining('Host key verification failed.'),
  })
})

test('without a repository, a folder is ready until something changes, and never called online', async () => {
  const { studio, rewrite, text } = await temporaryStudio()
  vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(studio))
  vi.stubEnv('DIST', 'dist')
  const folder = path.join(studio, 'dist/client')
  const changes = () => changesSince(studio, studio)
  expect(await changes()).toEqual({ way: 'folder' })
  const build = async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'index.html'), '')
    return { ok: true }
  }
  expect(await publish(studio, studio, () => {}, build)).toEqual({
    done: 'The site is ready, but not uploaded yet.',
    folder,
  })
  expect(await changes()).toMatchObject({ way: 'folder', folder })

  const before = await text('home')
  await rewrite('home', (words) => words.replace('Recent Work', 'New Work'))
  expect(await changes()).toMatchObject({ folder: undefined, differences: { pages: ['home'] } })
  await rewrite('home', () => before)
  expect(await changes()).toMatchObject({ folder })

  // A check alone, perhaps of something that was undone since.
  const later = Date.now() / 1000 + 60
  await utimes(path.join(folder, 'index.html'), later, later)
  expect(await changes()).toMatchObject({ folder: undefined })

  // Where nothing is described, because that cannot be read.
  await mkdir(path.join(studio, 'uploads/originals'), { recursive: true })
  await rewrite('photographs', (words) => `${words}  alt: Twice.\n`)
  expect(await changes()).toMatchObject({ differences: { pages: ['photographs'], added: [] } })
})

test('publishing runs the host’s command, shows its errors, and keeps what was sent while more is typed', async () => {
  const { studio, store, text, putOnline } = await temporaryStudio()
  const set = (command: string) =>
    writeFile(path.join(studio, 'publish-command.txt'), `${command}\n`)

  await set('echo "You are not signed in." && exit 1')
  expect(await putOnline()).toEqual({ failure: 'The host’s tool failed: You are not signed in.' })
  expect(await changesSince('.', studio)).toEqual({ way: 'command' })

  const sent = await text('home')
  await set(`echo "# Typed meanwhile." >> "${path.join(studio, 'content/home.yaml')}"`)
  expect(await putOnline()).toMatchObject({ done: 'Sent to your host.' })
  expect(await text('home')).not.toBe(sent)
  expect((await changesSince('.', studio)).differences!.pages).toEqual(['home'])
  const [version] = await listVersions(studio)
  expect(await bringBack(store, version!.id)).toMatchObject({ done: true })
  expect(await text('home')).toBe(sent)
})

const DECLINED =
  ' ! [remote rejected] main -> main (pre-receive hook declined)\nerror: failed to push some refs to x'

/** What git and its hosts say, by what the owner reads. */
const SAID: Record<string, string[]> = {
  'A file is too large for your host': [
    `remote: GitLab: You are attempting to check in one or more blobs which exceed the 100.0MiB limit:\n${DECLINED}`,
  ],
  'does not let you change this site': [
    ' ! [remote rejected] main -> main (protected branch hook declined)',
    `remote: error: GH013: Repository rule violations found for refs/heads/main.\n${DECLINED}`,
    "remote: Permission to june/site.git denied to ann.\nfatal: unable to access 'https://github.com/june/site.git/': The requested URL returned error: 403",
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'ERROR: Repository not found.\nfatal: Could not read from remote repository.',
  ],
  'cannot be reached': [
    "fatal: unable to access 'https://github.com/june/denied-403.git/': Could not resolve host: github.com",
    'error: The requested URL returned error: 500',
  ],
  'Git was stopped in the middle of something': [
    "fatal: Unable to create '/site/.git/index.lock': File exists.\n\nAnother git process seems to be running in this repository, or the lock file may be stale\nremove the file manually to continue.",
  ],
  // What nobody has seen is quoted, and the name of a repository is no reason.
  'Git says: “error: something nobody has seen”': [
    'first words\nerror: something nobody has seen\nhint: try this\nerror: failed to push some refs to x',
    'To https://github.com/june/not-found.git\nerror: something nobody has seen',
  ],
}

test.each(
  Object.entries(SAID).flatMap(([sentence, all]) => all.map((said) => [sentence, said] as const)),
)('an owner reads “… %s …” of a push that is refused with %j', (sentence, said) => {
  expect(whyNotSent(said)).toContain(sentence)
})
