const TOO_LARGE =
  /\bGH001\b|exceed(s|ing)?\b.*\b(size|limit|quota)|larger than.*(maximum|limit)|too large|HTTP 413|error: 413|data quota/i

/** What git or its host says, and what that means for the owner. The first that fits counts. */
const CAUSES: [said: RegExp, sentence: string][] = [
  [
    TOO_LARGE,
    'A file is too large for your host, so nothing was sent. Put a smaller export in its place, then try again.',
  ],
  [
    /non-fast-forward|fetch first|stale info|tip of your current branch is behind/i,
    'Someone else has put changes online since you last did. Fetch them first (git pull), then try again.',
  ],
  [
    /authentication|could not read (username|password)|denied|error: 40[134]|not allowed|protected branch|branch is protected|repository rule|publish a private email|\bnot found|does not appear to be a git repository|host key verification/i,
    'Your host does not let you change this site. Sign in to it again on this computer, or ask whoever set up the folder.',
  ],
  [
    /could not resolve|unable to access|failed to connect|could not connect|timed? ?out|connection (refused|reset|closed)|unreachable|too slow|early eof|hung up|error: 5\d\d/i,
    'Your host cannot be reached. Look at your internet connection, then try again.',
  ],
]

/** Why git did not send something, for the owner, with what it said. */
export function sentenceFor(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^remote:\s*/, '').trim())
  for (const [said, sentence] of CAUSES) {
    // A repository may be called anything.
    const line = lines.find((one) => said.test(one.replaceAll(/'[^']*'|^To .*/g, '')))
    if (line) return `${sentence} Git says: “${line}”`
  }
  const telling = lines.filter(
    (line) => /[\p{L}\d]/u.test(line) && !/^(hint:|To |! \[|error: failed to push)/.test(line),
  )
  return `Git did not send it. Ask whoever set up the folder. Git says: “${telling.at(-1) ?? output.trim()}”`
}

/** Whether a host refused something because of its size. */
export function isTooLarge(output: string): boolean {
  return TOO_LARGE.test(output)
}
