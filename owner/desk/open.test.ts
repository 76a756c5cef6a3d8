import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'

import { pipeline } from '#pipeline/plugin.ts'
import { temporarySite } from '#pipeline/tests/temporary-site.ts'

import { decode } from './traces.ts'
import { desk } from './open.ts'

test('nothing of the desk is in a site that is built', async () => {
  const { root } = await temporarySite()
  const input = path.join(root, 'main.js')
  await writeFile(input, `import { pages } from 'virtual:content'\nconsole.log(pages)`)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [desk({ root, studio: root }), pipeline({ studio: '.' })],
    build: { ssr: true, write: false, rolldownOptions: { input } },
  })
  const [{ code }] = (built as Rolldown.RolldownOutput).output
  expect(code).toContain('slideshow')
  expect(decode(code)).toEqual([])
})
