import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { onTestFinished } from 'vitest'

import { finish } from '../finish.ts'
import { preview } from '../preview.ts'
import { listen } from './listen.ts'
import { sendRequest } from './request.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const ABOUT = '<h1>About</h1>'
export const MISSING = '<h1>404</h1>'

/** Previews a small site, with other files if given, until the test ends. */
export async function previewSite(
  files: Record<string, string | Buffer> = {},
  options?: { anyHost: boolean },
) {
  const dist = await temporaryFolder()
  const all = {
    'index.html': '<h1>Home</h1>',
    'about.html': ABOUT,
    '404.html': MISSING,
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(dist, 'client', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await finish(dist, { frames: [], payments: [], receivers: [], forms: [] })

  const { port, stop } = await listen(preview(dist, options))
  onTestFinished(stop)

  return {
    port,
    folder: path.join(dist, 'client'),
    async get(address: string, headers: Record<string, string> = {}, method = 'GET') {
      const answer = await sendRequest(port, { path: address, headers, method })
      return { ...answer, text: answer.content.toString() }
    },
  }
}
