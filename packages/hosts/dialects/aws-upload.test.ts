import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../tests/temporary-folder.ts'
import { uploadScript } from './aws-upload.ts'
import { exampleSite } from '../tests/example-site.ts'

/** The arguments of each call of `aws` that the script makes. */
async function commands(): Promise<string[]> {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'hosts/aws'), { recursive: true })
  await mkdir(path.join(folder, 'client'))
  const script = path.join(folder, 'hosts/aws/upload.sh')
  await writeFile(script, uploadScript(exampleSite))
  await writeFile(path.join(folder, 'aws'), `#!/bin/sh\necho "$@" >> ${folder}/calls\n`, {
    mode: 0o755,
  })

  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  execFileSync('sh', [script, 'films'], { env })
  return (await readFile(path.join(folder, 'calls'), 'utf8')).trim().split('\n')
}

test('each file is uploaded with its media type, charset and cache lifetime', async () => {
  const lines = await commands()

  expect(lines).toContain(
    's3 cp about.html s3://films/about.html --content-type text/html; charset=utf-8 --cache-control no-cache',
  )
  expect(lines).toContain(
    's3 cp speculation-rules.json s3://films/speculation-rules.json --content-type application/speculationrules+json --cache-control no-cache',
  )
  expect(lines).toContain(
    's3 sync uploads s3://films/uploads --size-only --exclude * --include *.avif --content-type image/avif --cache-control public, max-age=31536000, immutable',
  )
})

test('files are uploaded before the pages that name them', async () => {
  const lines = await commands()
  const firstPage = lines.findIndex((line) => line.includes('.html'))

  expect(lines.slice(0, firstPage).filter((line) => line.includes('s3 sync'))).toHaveLength(2)
  expect(lines.slice(firstPage).every((line) => line.includes('.html '))).toBe(true)
  expect(lines.some((line) => line.includes(' 404.html '))).toBe(true)
})
