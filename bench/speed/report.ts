import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'

import { chromiumPath } from './browser.ts'
import { lighthouses } from './packages.ts'

/** The machine, versions and commit of a measurement. */
export type Setting = ReturnType<typeof setting>

export function setting() {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ', changed' : ''),
    processors: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    memory: `${Math.round(totalmem() / 1024 ** 3)} GB`,
    node: process.versions.node,
    chromium: versionOf(chromiumPath()),
  }
}

/** The results in Markdown. */
export function report(
  { date, commit, processors, memory, node, chromium }: Setting,
  sections: string[],
): string {
  const versions = lighthouses().map(({ version }) => version)

  return `# How fast the site is

Made by \`npm run bench -- --write\` on ${date}, of commit ${commit}, on a machine with
${processors}, ${memory}; Node ${node}, ${chromium}, Lighthouse ${versions.join(' and ')}.
The site is served as \`npm start\` does, but over TLS and HTTP/2. Compare within this page: another machine has other times, and so has this
one on another day. Every figure of every run is in [speed.json](speed.json).

Two pages stand beside Home as its floors, served by the same server and measured in turn with it: the same first
view written by hand, with the same photograph and fonts and no script; and that page with React and nothing for it
to do. A ✓ keeps to the aim, a ✗ does not.

${sections.join('\n\n')}
`
}

/** Without standard error, to which Debian’s Chromium logs at start. */
function versionOf(program: string): string {
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: [...stdio] }).trim()
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
