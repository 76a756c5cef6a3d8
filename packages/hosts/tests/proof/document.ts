import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'docs/hosts.md'

type Tried = { name: string; program: string }

/** Writes the table down, with what was tried. */
export function writeDocument(table: string, tried: Tried[]) {
  const programs = tried.map(({ name, program }) => `- ${name}: ${program}`)

  writeFileSync(
    FILE,
    `# What each host answers

Written by \`npm run test:hosts -- --write\`. Each server is started on this machine with the settings that
the build wrote for it, and all are asked the same. ✓ means that every address asked was answered
right; a number tells what a server does instead, and why it is left so. What a row asks stands in
[\`hosting/proof/questions/\`](../hosting/proof/questions).

${table}

Tried with:

${programs.join('\n')}

Vercel, GitHub Pages and Amazon CloudFront cannot be started here. What is written for them is tested
word by word ([\`hosting/dialects/\`](../hosting/dialects)), the function for CloudFront by running it;
what they answer is not. On GitHub Pages there are neither headers nor redirects: the policy stands in
the pages, without \`frame-ancestors\`, and \`/about/\` is a copy of \`/about\`.
`,
  )
}

/** Whether the table that was written down last says otherwise. */
export function isOutdated(table: string): boolean {
  try {
    return !readFileSync(FILE, 'utf8').includes(table)
  } catch {
    return true
  }
}
