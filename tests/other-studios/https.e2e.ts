import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { preview } from '@studio/hosts/preview'

import { untrustedCertificate } from '../support/certificate.ts'
import { PAGES } from '../support/pages.ts'
import { folderOf } from '../studios/folder.ts'
import { expect, test } from '../support/test.ts'

const sites = {
  'with a receiver': `${folderOf('formspree')}/dist`,
  'with its host as the receiver': `${folderOf('smallest')}/dist`,
}

test.use({ ignoreHTTPSErrors: true })

for (const [name, dist] of Object.entries(sites)) {
  test(`[C1] a studio ${name} has no mixed content`, async ({ page, expectConsole }) => {
    expectConsole(/404/)
    const server = createServer(untrustedCertificate(), preview(dist)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const site = `https://127.0.0.1:${port}`
    await page.route(`${site}/**`, (route) => route.continue())
    const issues = await watchIssues(page)

    for (const path of [...PAGES, '/nope']) {
      await page.goto(site + path)
      expect(await page.evaluate(() => isSecureContext)).toBe(true)
      const targets = await page.evaluate(() => Array.from(document.forms, ({ action }) => action))
      for (const target of targets) expect(target).toMatch(/^https:/)
    }
    expect(issues).toEqual([])
    server.close()
  })
}

/** Chromium’s issues, as in DevTools, and all that the browser itself logs. */
async function watchIssues(page: Page) {
  const issues: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Audits.issueAdded', ({ issue }) => issues.push(JSON.stringify(issue)))
  session.on('Log.entryAdded', ({ entry }) => {
    if (!entry.text.includes('404')) issues.push(entry.text)
  })
  await session.send('Audits.enable')
  await session.send('Log.enable')
  return issues
}
