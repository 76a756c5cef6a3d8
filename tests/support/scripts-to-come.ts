import type { APIRequestContext } from '@playwright/test'

import type { Weighed } from './weigh.ts'

/**
 * Adds to the files of a page every script that some use of it could still load: whatever the scripts
 * that it has, and those in turn, name.
 */
export async function withScriptsToCome(
  request: APIRequestContext,
  files: Weighed[],
): Promise<Weighed[]> {
  const found = new Map(files.map((file) => [file.path, file]))

  // What is added on the way is gone through as well.
  for (const { path, kind } of found.values()) {
    if (kind !== 'js') continue
    const code = await (await request.get(path)).text()
    for (const other of named(code, path)) {
      if (!found.has(other)) found.set(other, await weighed(request, other))
    }
  }
  return [...found.values()]
}

/** Beside the script that names it when it begins with a dot, otherwise below the root. */
function named(code: string, path: string): string[] {
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
