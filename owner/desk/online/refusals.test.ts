import { expect, test } from 'vitest'

import { sentenceFor } from './refusals.ts'

const DECLINED =
  ' ! [remote rejected] main -> main (pre-receive hook declined)\nerror: failed to push some refs to x'

/** What git and its hosts say, by what the owner reads. */
const SAID: Record<string, string[]> = {
  'porch.tif (117.80 MB) is too large for your host': [
    `remote: error: File uploads/porch.tif is 117.80 MB; this exceeds GitHub's file size limit of 100.00 MB\nremote: error: GH001: Large files detected.\n${DECLINED}`,
  ],
  'A file is too large for your host': [
    `remote: GitLab: You are attempting to check in one or more blobs which exceed the 100.0MiB limit:\n${DECLINED}`,
    'error: RPC failed; HTTP 413 curl 22 The requested URL returned error: 413',
  ],
  'its limit for the repository': [
    'batch response: This repository is over its data quota. Purchase more data packs',
  ],
  'Git LFS, which is not on this computer': ['git-lfs filter-process: git-lfs: command not found'],
  'Someone else has put changes online': [
    '! [rejected] main -> main (fetch first)\nerror: failed to push some refs',
    '! [rejected] main -> main (non-fast-forward)',
  ],
  'it is protected': [
    ' ! [remote rejected] main -> main (protected branch hook declined)',
    `remote: error: GH013: Repository rule violations found for refs/heads/main.\n${DECLINED}`,
    `remote: GitLab: You are not allowed to push code to protected branches on this project.\n${DECLINED}`,
  ],
  'keeps your email address private': [
    `remote: error: GH007: Your push would publish a private email address.\n${DECLINED}`,
  ],
  'A rule of the repository refused it: Please write “why” into every commit.': [
    `remote: Please write “why” into every commit.\nremote:\nTo x\n${DECLINED}`,
  ],
  'you may not change this repository': [
    "remote: Permission to june/site.git denied to ann.\nfatal: unable to access 'https://github.com/june/site.git/': The requested URL returned error: 403",
  ],
  'did not accept your password or key': [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
  ],
  'takes no password here, but a key': [
    'remote: Support for password authentication was removed on August 13, 2021.',
    'remote: HTTP Basic: Access denied. The provided password or token is incorrect or your account has 2FA enabled and you must use a personal access token',
  ],
  'is not where this folder sends it to': [
    'ERROR: Repository not found.\nfatal: Could not read from remote repository.',
    "fatal: '/srv/site.git' does not appear to be a git repository",
  ],
  'cannot be found': [
    "fatal: unable to access 'https://github.com/june/site.git/': Could not resolve host: github.com",
  ],
  'cannot be reached': [
    "fatal: unable to access 'https://github.com/': Failed to connect to github.com port 443",
  ],
  'is not secure': ['fatal: unable to access: SSL certificate problem: certificate has expired'],
  'asked too often': ['error: The requested URL returned error: 429'],
  'problem of its own': ['error: The requested URL returned error: 500'],
  'The disk is full': ['fatal: write error: No space left on device'],
  'The host could not store it': [
    'remote: fatal: write error: No space left on device\nerror: remote unpack failed: index-pack abnormal exit',
  ],
  'which branch of the host': ['fatal: The current branch main has no upstream branch.'],
  'only its latest history': ['! [remote rejected] main -> main (shallow update not allowed)'],
  'merge in this folder was begun': ['fatal: cannot do a partial commit during a merge.'],
  'belongs to another user': ["fatal: detected dubious ownership in repository at '/site'"],
  'signing key': ['error: gpg failed to sign the data\nfatal: failed to write commit object'],
  'Git may not write to this folder': [
    'error: insufficient permission for adding an object to repository database .git/objects',
  ],
  'closed this repository': ['remote: This repository was archived so it is read-only.'],
  // What nobody has seen is quoted, and the name of a repository is no reason.
  'Git could not send it: error: something nobody has seen': [
    'first words\nerror: something nobody has seen\nhint: try this\nerror: failed to push some refs to x',
    'To https://github.com/june/archived-403-proxy.git\nerror: something nobody has seen',
  ],
}

test.each(
  Object.entries(SAID).flatMap(([sentence, all]) => all.map((said) => [sentence, said] as const)),
)('an owner reads “… %s …” of a push that is refused with %j', (sentence, said) => {
  expect(sentenceFor(said)).toContain(sentence)
})
