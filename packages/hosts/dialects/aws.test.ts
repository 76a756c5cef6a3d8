import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import vm from 'node:vm'

import { expect, test } from 'vitest'

import { exampleSite } from '../tests/example-site.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { awsFiles } from './aws.ts'

type Parameters = Record<string, { value: string; multiValue?: { value: string }[] }>

const files = awsFiles(exampleSite)

/** What the function makes of a request. */
function visit(uri: string, querystring: Parameters = {}) {
  const event = JSON.stringify({ request: { uri, querystring } })
  const code = `${files['aws/function.js']}\nJSON.stringify(handler(${event}))`
  return JSON.parse(vm.runInNewContext(code))
}

test.for([
  ['/about', '/about.html'],
  ['/', '/index.html'],
  ['/nope', '/nope'],
  ['/toString', '/toString'],
] as const)('%s is fetched as %s', ([address, file]) => {
  expect(visit(address).uri).toBe(file)
})

test('an alias redirects to the page, with its query', () => {
  const query = {
    a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    b: { value: '' },
  }
  expect(visit('/about/index.html', query)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: '/about?a=1&a=2&b' } },
  })
})

test('security headers are not among the custom headers, where CloudFront refuses them', () => {
  const policy = files['aws/response-headers-pages.json']

  expect(policy.CustomHeadersConfig.Items.map(({ Header }) => Header)).toEqual([
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Speculation-Rules',
  ])
  expect(policy.SecurityHeadersConfig).toMatchObject({
    StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000 },
    ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
  })
})

test('each file is uploaded with its type and cache lifetime, before the pages that name it', async () => {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'hosts/aws'), { recursive: true })
  await mkdir(path.join(folder, 'client'))
  const script = path.join(folder, 'hosts/aws/upload.sh')
  await writeFile(script, files['aws/upload.sh'])
  const aws = `#!/bin/sh\necho "$@" >> ${folder}/calls\n`
  await writeFile(path.join(folder, 'aws'), aws, { mode: 0o755 })

  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  execFileSync('sh', [script, 'films'], { env })

  const year = '--cache-control public, max-age=31536000, immutable'
  const sync = (name: string, type: string) =>
    `s3 sync ${name} s3://films/${name} --size-only --exclude * --include *.${type} ${year}`
  const copy = (name: string, type: string) =>
    `s3 cp ${name} s3://films/${name} --content-type ${type} --cache-control no-cache`
  expect((await readFile(path.join(folder, 'calls'), 'utf8')).trim().split('\n')).toEqual([
    sync('assets', 'js --content-type text/javascript; charset=utf-8'),
    `${sync('uploads', 'avif --content-type image/avif')}, no-transform`,
    copy('speculation-rules.json', 'application/speculationrules+json'),
    copy('about.html', 'text/html; charset=utf-8'),
    copy('index.html', 'text/html; charset=utf-8'),
    copy('404.html', 'text/html; charset=utf-8'),
  ])
})
