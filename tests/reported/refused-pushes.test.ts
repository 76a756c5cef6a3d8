import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { listen } from '@studio/hosts/listen'
import { expect, onTestFinished, test, vi } from 'vitest'

import { publish } from '#owner/desk/online/publish.ts'
import { sentenceFor } from '#owner/desk/online/refusals.ts'
import { temporaryRepository } from '#owner/desk/tests/temporary-repository.ts'

const well = async () => ({ ok: true })
const quiet = () => {}
const DECLINED =
  ' ! [remote rejected] main -> main (pre-receive hook declined)\nerror: failed to push some refs to x'

// notion-backup#359, DumprX#25: every refusal was “Someone else has put changes online”
test.for<[said: string, sentence: RegExp]>([
  [
    `remote: error: File uploads/porch.tif is 117.80 MB; this exceeds GitHub's file size limit of 100.00 MB\nremote: error: GH001: Large files detected.\n${DECLINED}`,
    /^porch\.tif \(117\.80 MB\) is too large for your host/,
  ],
  [
    `remote: GitLab: You are attempting to check in one or more blobs which exceed the 100.0MiB limit:\n${DECLINED}`,
    /^A file is too large for your host/,
  ],
  ['remote: 1 file found exceeding the size limit of 100000000B', /too large for your host/],
  [
    'error: RPC failed; HTTP 413 curl 22 The requested URL returned error: 413',
    /too large for your host/,
  ],
  [
    'batch response: This repository is over its data quota. Purchase more data packs',
    /its limit for the repository/,
  ],
  ['git-lfs filter-process: git-lfs: command not found', /Git LFS, which is not on this computer/],
  ['! [rejected] main -> main (fetch first)\nerror: failed to push some refs', /^Someone else/],
  ['! [rejected] main -> main (non-fast-forward)', /^Someone else/],
  [
    `remote: error: GH006: Protected branch update failed for refs/heads/main.\n ! [remote rejected] main -> main (protected branch hook declined)`,
    /it is protected/,
  ],
  [
    `remote: error: GH013: Repository rule violations found for refs/heads/main.\n${DECLINED}`,
    /it is protected/,
  ],
  [
    `remote: GitLab: You are not allowed to push code to protected branches on this project.\n${DECLINED}`,
    /it is protected/,
  ],
  [
    `remote: error: GH007: Your push would publish a private email address.\n${DECLINED}`,
    /keeps your email address private/,
  ],
  [
    `remote: Please write “why” into every commit.\nremote:\nTo x\n${DECLINED}`,
    /^A rule of the repository refused it: Please write “why” into every commit\.$/,
  ],
  [
    "remote: Permission to june/site.git denied to ann.\nfatal: unable to access 'https://github.com/june/site.git/': The requested URL returned error: 403",
    /you may not change this repository/,
  ],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    /did not accept your password or key/,
  ],
  [
    "fatal: Authentication failed for 'https://github.com/june/site.git/'",
    /did not accept your password or key/,
  ],
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    /did not accept your password or key/,
  ],
  [
    'remote: Support for password authentication was removed on August 13, 2021.',
    /takes no password here, but a key/,
  ],
  [
    'remote: HTTP Basic: Access denied. The provided password or token is incorrect or your account has 2FA enabled and you must use a personal access token',
    /takes no password here, but a key/,
  ],
  [
    'ERROR: Repository not found.\nfatal: Could not read from remote repository.',
    /is not where this folder sends it to/,
  ],
  [
    "fatal: '/srv/site.git' does not appear to be a git repository",
    /is not where this folder sends it to/,
  ],
  [
    "fatal: unable to access 'https://github.com/june/site.git/': Could not resolve host: github.com",
    /cannot be found/,
  ],
  ['ssh: connect to host github.com port 22: Connection timed out', /cannot be reached/],
  [
    "fatal: unable to access 'https://github.com/': Failed to connect to github.com port 443",
    /cannot be reached/,
  ],
  ['fatal: unable to access: SSL certificate problem: certificate has expired', /is not secure/],
  ['error: The requested URL returned error: 503', /problem of its own/],
  ['fatal: write error: No space left on device', /^The disk is full/],
  [
    'remote: fatal: write error: No space left on device\nerror: remote unpack failed: index-pack abnormal exit',
    /^The host could not store it/,
  ],
  ['fatal: The current branch main has no upstream branch.', /which branch of the host/],
  ['fatal: You are not currently on a branch.', /on no branch/],
  ['! [remote rejected] main -> main (shallow update not allowed)', /only its latest history/],
  ['fatal: cannot do a partial commit during a merge.', /merge in this folder was begun/],
  [
    "fatal: Unable to create '/site/.git/index.lock': File exists.\n\nAnother git process seems to be running",
    /Another program is using git/,
  ],
  ["fatal: detected dubious ownership in repository at '/site'", /belongs to another user/],
  ['error: gpg failed to sign the data\nfatal: failed to write commit object', /signing key/],
  [
    'error: insufficient permission for adding an object to repository database .git/objects',
    /Git may not write to this folder/,
  ],
  ['remote: This repository was archived so it is read-only.', /closed this repository/],
  [
    'first words\nerror: something nobody has seen\nhint: try this\nerror: failed to push some refs to x',
    /^Git could not send it: error: something nobody has seen$/,
  ],
])('a push that is refused with %j says why', ([said, sentence]) => {
  expect(sentenceFor(said)).toMatch(sentence)
})

test('the name of a repository is no reason', () => {
  const said = 'To https://github.com/june/archived-403-proxy.git\nerror: something else'
  expect(sentenceFor(said)).toBe('Git could not send it: error: something else')
})

test('publishing says the hook’s own words', async () => {
  const { studio, scan, refuse } = await temporaryRepository('studio')
  await refuse('Scans need a name in Latin letters.')
  await writeFile(scan('new.jpg'), 'new')
  expect(await publish('.', studio, quiet, well)).toEqual({
    failure: 'A rule of the repository refused it: Scans need a name in Latin letters.',
  })
})

test.for<[state: string, words: string[], sentence: string]>([
  ['on no branch', ['checkout', '--quiet', '--detach'], 'on no branch'],
  ['in the middle of a merge', ['update-ref', 'MERGE_HEAD', 'HEAD'], 'merge in this folder'],
])('a folder %s is said before the check', async ([, words, sentence]) => {
  const { studio, git } = await temporaryRepository('studio')
  git(...words)
  const neverAsked = () => Promise.reject(new Error('The check was run.'))
  expect(await publish('.', studio, quiet, neverAsked)).toEqual({
    failure: expect.stringContaining(sentence),
  })
})

test('a lock that another program has left is said', async () => {
  const { studio, scan } = await temporaryRepository()
  await writeFile(path.join(studio, '.git/index.lock'), '')
  await writeFile(scan('new.jpg'), 'new')
  expect(await publish('.', studio, quiet, well)).toEqual({
    failure: expect.stringContaining('Another program is using git in this folder'),
  })
})

test('a branch that is called otherwise at the host is sent there', async () => {
  const { studio, scan, git } = await temporaryRepository('studio')
  git('branch', '--quiet', '-m', 'site')
  await writeFile(scan('new.jpg'), 'new')
  expect(await publish('.', studio, quiet, well)).toMatchObject({ done: expect.any(String) })
  expect(git('ls-remote', 'origin', 'refs/heads/main').split('\t')[0]).toBe(
    git('rev-parse', 'HEAD').trim(),
  )
})

test.for<[status: number, sentence: RegExp]>([
  [401, /did not accept your password or key/],
  [403, /you may not change this repository/],
  [404, /is not where this folder sends it to/],
  [413, /is too large for your host/],
  [429, /asked too often/],
  [500, /problem of its own/],
  [503, /problem of its own/],
])('a host that answers git with %i is said in its own words', async ([status, sentence]) => {
  const { studio, git } = await temporaryRepository()
  const { port, stop } = await listen((_, response) => response.writeHead(status).end())
  onTestFinished(stop)
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`)
  expect(await publish('.', studio, quiet, well)).toEqual({
    failure: expect.stringMatching(sentence),
  })
})

test('no answer at all is said to be the connection', async () => {
  const { studio, git } = await temporaryRepository()
  const { port, stop } = await listen(() => {})
  await stop()
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`)
  expect(await publish('.', studio, quiet, well)).toMatchObject({
    failure: expect.stringContaining('cannot be reached'),
  })
})

test('a host that never answers is not waited for without end', async () => {
  vi.stubEnv('GIT_HTTP_LOW_SPEED_TIME', '1')
  const { studio, git } = await temporaryRepository()
  const { port, stop } = await listen(() => {})
  onTestFinished(stop)
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`)
  expect(await publish('.', studio, quiet, well)).toMatchObject({
    failure: expect.stringContaining('cannot be reached'),
  })
})

test('a repository that takes no more at once says so, and the change is sent later', async () => {
  const { studio, scan, git, remote } = await temporaryRepository()
  git('-C', remote, 'config', 'receive.maxInputSize', '10k')
  await writeFile(scan('new.jpg'), randomBytes(50_000))
  expect(await publish('.', studio, quiet, well)).toEqual({
    failure: expect.stringContaining('is too large for your host'),
  })
  git('-C', remote, 'config', '--unset', 'receive.maxInputSize')
  expect(await publish('.', studio, quiet, well)).toMatchObject({ done: expect.any(String) })
})

test('changes that come online during the check are not overwritten', async () => {
  const { studio, scan, git, remote } = await temporaryRepository()
  await writeFile(scan('new.jpg'), 'new')
  const meanwhile = async () => {
    const tree = git('-C', remote, 'rev-parse', 'main^{tree}').trim()
    const other = git('-C', remote, 'commit-tree', '-p', 'main', '-m', 'Other', tree).trim()
    git('-C', remote, 'update-ref', 'refs/heads/main', other)
    return { ok: true }
  }
  expect(await publish('.', studio, quiet, meanwhile)).toEqual({
    failure: expect.stringContaining('Someone else has put changes online'),
  })
  expect(git('-C', remote, 'log', '-1', '--format=%s', 'main').trim()).toBe('Other')
})

test('a branch that someone is working on is not changed below them', async () => {
  const { studio, scan, git, remote } = await temporaryRepository()
  git('-C', remote, 'config', 'core.bare', 'false')
  await writeFile(scan('new.jpg'), 'new')
  expect(await publish('.', studio, quiet, well)).toEqual({
    failure: expect.stringContaining('someone’s working folder'),
  })
})
