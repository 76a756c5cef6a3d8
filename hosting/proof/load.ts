import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'

import { throughRestart } from './restart.ts'
import { fromNpm, missingFromNpm, versionFromNpm } from './servers/from-npm.ts'
import { nginx } from './servers/nginx.ts'
import { own } from './servers/own.ts'
import type { Server } from './servers/server.ts'
import { askedInTurn, builtSite, type Site } from './site.ts'

const FILE = 'docs/load.md'

const CONNECTIONS = 64

/** In seconds. */
const DURATION = 15

/**
 * Puts nginx and `npm start` under load, then ends them in the middle of it. With `--write` the
 * figures go to docs/load.md. Fails when an answer is other than it should be, and then writes nothing.
 */
export async function main(...words: string[]) {
  const missing = missingFromNpm('autocannon') ?? nginx.missing()
  if (missing) throw new Error(`Not everything is installed: ${missing}`)

  const site = await builtSite(path.resolve('dist'))
  const rows: string[] = []
  const restarts: string[] = []

  for (const server of [nginx, own]) {
    rows.push(await underLoad(server, site))
    restarts.push(await restarted(server, site))
    console.log(rows.at(-1))
    console.log(restarts.at(-1))
  }
  if (process.exitCode) console.error('An answer was not as it should be.')
  else if (words.includes('--write')) writeFileSync(FILE, document(rows, restarts))
  process.exit()
}

async function underLoad(server: Server, site: Site): Promise<string> {
  const { port, stop } = await server.start(site)
  const headers = { 'accept-encoding': 'gzip, br' }

  const result = await fromNpm('autocannon')({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: DURATION,
    requests: askedInTurn(site).map((one) => ({ method: 'GET', path: one, headers })),
  })
  await stop()

  const wrong = result.errors + result.timeouts + result.non2xx
  if (wrong > 0) process.exitCode = 1
  const { latency, requests, throughput } = result
  return `| ${server.name} | ${Math.round(requests.average)} | ${Math.round(throughput.average / 1e6)} MB | ${latency.p50} ms | ${latency.p99} ms | ${latency.max} ms | ${requests.total} | ${wrong} |`
}

async function restarted(server: Server, site: Site): Promise<string> {
  const running = await server.start(site)
  const { answered, broken, refused, wrong, down } = await throughRestart(
    running,
    site,
    CONNECTIONS,
  )
  await running.stop()

  if (wrong > 0 || broken > CONNECTIONS) process.exitCode = 1
  return `| ${server.name} | ${answered} | ${down} ms | ${broken} | ${refused} | ${wrong} |`
}

function document(rows: string[], restarts: string[]): string {
  return `# Under load

Written by \`npm run bench:load -- --write\`: ${CONNECTIONS} connections for
${DURATION} seconds, over loopback, each asking in turn for every page, a stylesheet, a script, and five
times for a photograph, compressed as a browser takes it. Server and autocannon
${versionFromNpm('autocannon')} share ${cpus().length} cores (${cpus()[0]?.model.trim()}), with other work going on, so the figures say what
is certainly reached, not what could be.

| | answers a second | a second | half within | 99 of 100 within | longest | answers | errors |
| --- | --: | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}

Then each is ended in the middle of its work and started again at the same port: \`npm start\` is killed
(SIGKILL), nginx told to end at once (SIGTERM), because its workers would outlive it. Meanwhile
${CONNECTIONS} visitors go on asking, each answer is compared byte by byte with the file, and what failed is
asked again:

| | answers, all whole | away for | broken off in flight | refused while away | wrong |
| --- | --: | --: | --: | --: | --: |
${restarts.join('\n')}

No more was lost than what was on its way: at most one answer for each connection. What was asked while
the server was away was refused at once, and answered when it was asked again after.
`
}
