import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import { preview } from '@studio/hosts/preview'

import { untrustedCertificate } from '../support/certificate.ts'
import { PAGES } from '../support/pages.ts'
import { folderOf } from '../studios/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ ignoreHTTPSErrors: true })

test('over HTTPS no page has mixed content', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  const site = preview(`${folderOf('formspree')}/dist`)
  const server = createServer(untrustedCertificate(), site).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  await page.route(`${origin}/**`, (route) => route.continue())

  // Chromium’s issues, as in DevTools, and all that the browser itself logs.
  const issues: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Audits.issueAdded', ({ issue }) => issues.push(JSON.stringify(issue)))
  session.on('Log.entryAdded', ({ entry }) => issues.push(entry.text))
  await session.send('Audits.enable')
  await session.send('Log.enable')

  for (const path of [...PAGES, '/nope']) {
    await page.goto(origin + path)
    expect(await page.evaluate(() => isSecureContext)).toBe(true)
    const targets = await page.evaluate(() => Array.from(document.forms, ({ action }) => action))
    for (const target of targets) expect(target).toMatch(/^https:/)
  }
  expect(issues.filter((issue) => !issue.includes('404'))).toEqual([])
  server.close()
})
