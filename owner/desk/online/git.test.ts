import { expect, test } from 'vitest'

import { whyNotSent } from './git.ts'

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
