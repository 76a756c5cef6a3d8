/** What git or its host says, and what that means for the owner. The first that fits counts. */
const REFUSALS: [said: RegExp, sentence: string | ((output: string) => string)][] = [
  // Said by the host, before the “pre-receive hook declined” that follows all of its rules.
  [
    /\bGH001\b|exceed(s|ing)?\b.*\b(file size|size limit|maximum.*size|[\d.]+ ?[KMG]i?B limit)|larger than.*(maximum|limit)|file.*is too (large|big)|HTTP 413|error: 413|entity too large|pack exceeds maximum/i,
    tooLarge,
  ],
  [
    /\bLFS\b.*(quota|budget|limit)|over its data quota|exceeded.*\b(LFS|data|storage) (quota|budget|limit)|repository size.*(limit|quota|exceed)/i,
    'The host keeps no more of your files: its limit for the repository is reached. Make room there, or raise the limit, then try again.',
  ],
  [
    /git[- ]lfs.*not (found|on your path)|'lfs' is not a git command/i,
    'This repository keeps its scans with Git LFS, which is not on this computer. Install it from git-lfs.com, then try again.',
  ],
  [
    /\bGH007\b|publish a private email/i,
    'The host keeps your email address private, and git has it in your name. Ask whoever set up the folder to set git config user.email to the address that the host gives for it.',
  ],
  [
    /\bGH009\b|contains? secrets|secret.*(detected|found)|push protection/i,
    'The host found a password or key in what was sent, and refused it. Ask whoever set up the folder to take it out.',
  ],
  [
    /\bGH006\b|\bGH013\b|\bTF402455\b|protected branch|branch is protected|repository rule violations|(must|through|use|require[sd]?) a pull request|pull request (is )?required|not allowed to push code to protected|branch restriction/i,
    'The host lets nobody change this branch directly: it is protected. Ask whoever set up the folder to allow your account, or to have the site sent to another branch.',
  ],
  [
    /without `?workflow`? scope/i,
    'Your key for the host may not change its workflows. Ask whoever set up the folder for one that may.',
  ],
  [
    /archived|read-?only (mode|repository)|repository.*(disabled|blocked|suspended)|account.*(suspended|disabled)/i,
    'The host has closed this repository or account to changes. Sign in there: it says why.',
  ],
  [
    /shallow update not allowed|shallow file has changed/i,
    'This copy of the site has only its latest history. Complete it in a terminal (git fetch --unshallow), then try again.',
  ],
  [
    /branch is currently checked out|refusing to update checked out branch/i,
    'The place it is sent to is someone’s working folder. Ask whoever set up the folder for a bare repository there.',
  ],

  // Changes that came first.
  [
    /non-fast-forward|fetch first|tip of your current branch is behind|remote contains work|stale info|but expected [\da-f]{7}/i,
    'Someone else has put changes online since you last did. Fetch them first (git pull), then try again.',
  ],
  [/hook declined|hook.*(failed|exited)|husky|pre-(commit|push|receive)/i, hooksWords],

  // This computer.
  [
    /remote identification has changed/i,
    'Your host’s key is not the one your computer knows. Ask whoever set up the folder before you send anything: it may be another machine.',
  ],
  [
    /host key verification/i,
    'Your computer does not know this host yet. Fetch once in a terminal (git fetch) and say yes, then try again.',
  ],
  [
    /dubious ownership/i,
    'This folder belongs to another user of this computer, so git does not touch it. Ask whoever set it up to run: git config --global --add safe.directory and the folder.',
  ],
  [
    /tell me who you are|user\.email|empty ident/i,
    'Git does not know your name yet. Tell it once: git config --global user.name "…" and user.email "…".',
  ],
  [
    /failed to sign|signing failed|gpg|no secret key/i,
    'Git signs your changes, and could not. Ask whoever set up the folder to look at the signing key.',
  ],
  [
    /(index|HEAD|\w)\.lock['"]?: File exists|another git process/i,
    'Another program is using git in this folder, or was stopped in the middle of it. Close it and try again; if there is none, delete the file that ends in .lock in the folder .git.',
  ],
  [
    /during a (merge|rebase|cherry-pick|revert)|not concluded your|unmerged|unresolved conflict|needs merge|(merge|rebase) in progress|(MERGE|REBASE|CHERRY_PICK)_HEAD/i,
    'A merge in this folder was begun and not finished. Ask whoever set it up to finish it (git status says how), then try again.',
  ],
  [
    /not currently on a branch|not a full refname|detached HEAD/i,
    'This folder is on no branch, but on an older version of the site. Ask whoever set it up to go back to the branch (git switch main), then try again.',
  ],
  [
    /no upstream branch|no configured push destination|does not match the name of your current branch|src refspec|couldn't find remote ref/i,
    'Git does not know which branch of the host this is. Ask whoever set up the folder to run git push --set-upstream once.',
  ],
  [
    /remote:.*(no space left|disk full|quota)|remote unpack failed|unpacker error/i,
    'The host could not store it: its disk is full, or not in order. Try again later, or ask the host.',
  ],
  [
    /no space left|disk quota exceeded|disk full|not enough space/i,
    'The disk is full. Make room, then try again.',
  ],
  [/read-only file system/i, 'The disk is read-only, so git cannot write to this folder.'],
  [
    /insufficient permission for adding an object|unable to (create|write|open).*: permission denied|could not (open|write|lock).*: permission denied/i,
    'Git may not write to this folder: files in its folder .git belong to someone else. Ask whoever set it up.',
  ],
  [
    /corrupt|object file .* is empty|bad object|index file smaller/i,
    'Git’s own files in this folder are damaged. Ask whoever set it up for a fresh copy, and keep this one.',
  ],

  // Who you are, at the host.
  [
    /password authentication (was removed|is not supported)|personal access token|two-?factor|\b2FA\b|\bOTP\b|SAML|single sign-on|\bSSO\b/i,
    'The host takes no password here, but a key: a personal access token, or an SSH key. Make one in your account there, sign in with it, then try again.',
  ],
  [
    /authentication failed|invalid (username|credentials)|bad credentials|could not read (username|password)|permission denied(, please| \()|error: 401|\b401 unauthorized|HTTP Basic: Access denied/i,
    'The host did not accept your password or key. Sign in to it again, then try again.',
  ],
  [
    /permission to .* denied|error: 403|access denied|insufficient permission|not (allowed|authorized)|write access|deploy key|permission denied/i,
    'The host knows you, but you may not change this repository. Ask its owner to let you write, or sign in with the account that may.',
  ],
  [
    /repository.*not found|not found|does not (appear to be a git repository|exist)|could not be found|error: 404|no such remote/i,
    'The repository is not where this folder sends it to: it was moved, renamed or deleted, or your account may not see it. Ask whoever set up the folder.',
  ],
  [
    /error: 429|too many requests|rate limit/i,
    'The host has been asked too often. Wait some minutes, then try again.',
  ],

  // The way there.
  [
    /certificate|\bSSL|\bTLS\b|gnutls/i,
    'The connection to the host is not secure: its certificate was not accepted. Look at the date of your computer, or ask who runs your network.',
  ],
  [/\bproxy\b/i, 'The proxy of your network refused the connection. Ask who runs your network.'],
  [
    /error: 5\d\d|internal server error|service unavailable|bad gateway/i,
    'The host has a problem of its own. Try again later.',
  ],
  [
    /could not resolve|name or service not known|name resolution|nodename nor servname/i,
    'The host cannot be found. Look at your internet connection, then try again.',
  ],
  [
    /unable to access|network is (unreachable|down)|no route to host|timed? ?out|operation too slow|connection (was )?(reset|refused|closed|aborted)|could not connect|failed to connect|hung up unexpectedly|early EOF|RPC failed|broken pipe/i,
    'The host cannot be reached. Look at your internet connection, then try again.',
  ],
]

/** What a refusal of git means for the owner, in a sentence. One that nobody knows is quoted. */
export function sentenceFor(output: string): string {
  const said = withoutAddresses(output)
  const known = REFUSALS.find(([pattern]) => pattern.test(said))?.[1]
  if (typeof known === 'function') return known(output)
  return known ?? `Git could not send it: ${lastWords(output)}`
}

/** Whether the host has refused a file for its size. */
export function isTooLarge(output: string): boolean {
  return REFUSALS[0]![0].test(withoutAddresses(output))
}

/** A repository may be called “archived” or “403”. */
function withoutAddresses(output: string): string {
  return output
    .replaceAll(/\b[a-z]+:\/\/[^\s'"]+/gi, 'ADDRESS')
    .replaceAll(/\b[\w.-]+@[\w.-]+:[^\s'"]+/g, 'ADDRESS')
    .replaceAll(/^(To|From) .*$/gm, '')
}

function tooLarge(output: string): string {
  const [, file = '', size = ''] = /\bFile (\S.*?) is ([\d.]+ ?[KMG]i?B)/i.exec(output) ?? []
  const what = file ? `${file.split('/').at(-1)} (${size})` : 'A file'
  return `${what} is too large for your host, so nothing was sent. Put a smaller export in its place, then try again.`
}

function hooksWords(output: string): string {
  return `A rule of the repository refused it: ${lastWords(output)}`
}

/** The last line that says something. Git's own summary and its hints do not. */
function lastWords(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^remote:\s*/, '').trim())
  const telling = lines.filter(
    (line) =>
      /[\p{L}\d]/u.test(line) &&
      !/^(hint:|To |From |! \[|error: failed to push some refs|Everything up-to-date)/.test(line),
  )
  return telling.at(-1) ?? output.trim()
}
