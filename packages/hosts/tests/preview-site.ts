import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { onTestFinished } from 'vitest'

import { finish } from '../finish.ts'
import { preview, type MakeFile } from '../preview.ts'
import { listen } from '../listen.ts'
import { sendRequest } from './request.ts'
import { temporaryFolder } from './temporary-folder.ts'

const PAGES = {
  'index.html': '<head></head><h1>Home</h1>',
  'about.html': '<head></head><h1>About</h1>',
  '404.html': '<head></head><h1>404</h1>',
}

/** Previews a small site, with other files if given, until the test ends. */
export async function previewSite(
  files: Record<string, string | Buffer> = {},
  anyHost = false,
  make?: MakeFile,
) {
  const dist = await temporaryFolder()
  for (const [name, content] of Object.entries({ ...PAGES, ...files })) {
    const file = path.join(dist, 'client', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await finish(dist, { frames: [], payments: [], receivers: [], forms: [] })

  const { port, stop } = await listen(preview(dist, { isKnown: () => anyHost, make }))
  onTestFinished(stop)

  return {
    port,
    folder: path.join(dist, 'client'),
    async get(address: string, headers: Record<string, string> = {}) {
      const { content, ...answer } = await sendRequest(port, { path: address, headers })
      return { ...answer, heading: /<h1>(.*)<\/h1>/.exec(`${content}`)?.[1] }
    },
  }
}
