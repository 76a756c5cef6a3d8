import type { APIRequestContext } from '@playwright/test'

import type { Weighed } from './weigh.ts'

/** Adds the scripts that a page could still load: all that its scripts name, and those name in turn. */
export async function withLazyScripts(
  request: APIRequestContext,
  files: Weighed[],
): Promise<Weighed[]> {
  const found = new Map(files.map((file) => [file.path, file]))

  // Iterates over added files too.
  for (const { path, kind } of found.values()) {
    if (kind !== 'js') continue
    const code = await (await request.get(path)).text()
    for (const other of scriptsIn(code, path)) {
      if (!found.has(other)) found.set(other, await weighed(request, other))
    }
  }
  return [...found.values()]
}

/** The scripts that a script names: relative with a dot, otherwise from the root. */
function scriptsIn(code: string, path: string): string[] {
  return Array.from(code.matchAll(/["'`]([\w./-]+\.js)["'`]/g), ([, name = '']) => {
    const address = name.startsWith('.') ? name : `/${name}`
    return new URL(address, `http://site${path}`).pathname
  })
}

async function weighed(request: APIRequestContext, path: string): Promise<Weighed> {
  const answer = await request.get(path)
  if (!answer.ok()) throw new Error(`A script names ${path}, which answers ${answer.status()}.`)
  return { path, kind: 'js', bytes: Number(answer.headers()['content-length']) }
}
