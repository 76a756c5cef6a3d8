import { expect, test as base } from '@playwright/test'

import { preview } from '@studio/hosts/preview'

import { fillInForm, INQUIRY, send } from '../support/inquiry.ts'
import { startReceiver } from '../support/receiver.ts'
import { folderOf } from '../studios/studios.ts'

type Worker = { sites: Awaited<ReturnType<typeof startReceiver>> }

/** A server answers for the studio’s site and its receiver. Playwright’s routes would hide redirects. */
const test = base.extend<object, Worker>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const sites = await startReceiver()
      await provide(sites)
      sites.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: async ({ launchOptions, sites }, provide) => {
    const args = [...(launchOptions.args ?? []), ...sites.browserArguments]
    await provide({ ...launchOptions, args })
  },
})

test.use({ javaScriptEnabled: false })

const SITE = 'dogwoodandsilver.example'

/** By host: where the receiver, and then the site, lead. The fragment stays. */
const ways: [about: string, visited: string, leads: Record<string, string>][] = [
  [
    'a receiver with another name',
    SITE,
    { 'formspree.io': 'www.formspree.io/thanks', 'www.formspree.io': `${SITE}/contact#sent` },
  ],
  [
    'a site visited at www, and written without',
    `www.${SITE}`,
    { 'formspree.io': `${SITE}/contact#sent`, [SITE]: `www.${SITE}/contact` },
  ],
  [
    'a site visited without www, which then leads to it',
    SITE,
    { 'formspree.io': `www.${SITE}/contact.html#sent` },
  ],
]

// webappsec-csp#8: browsers hold a form to the policy’s targets on every hop.
for (const [about, visited, leads] of ways) {
  for (const status of [302, 303]) {
    test(
      `without JavaScript a visitor is thanked after ${status}, by ${about}`,
      { tag: '@all' },
      async ({ page, sites }) => {
        sites.posts.length = 0
        const site = preview(`${folderOf('formspree')}/dist`, { isKnown: () => true })
        let hasPosted = false
        sites.answer = (response, request) => {
          const { host = '' } = request.headers
          hasPosted ||= request.method === 'POST' && host in leads
          const to = hasPosted ? leads[host] : undefined
          if (to) response.writeHead(status, { Location: `https://${to}` }).end()
          else site(request, response)
        }
        await page.goto(`https://${visited}/contact`)
        await fillInForm(page)
        await send(page).click()

        await expect(page.getByText("I'll be in touch within 24–48 hours.")).toBeVisible()
        const messages = sites.posts.map((post) => new URLSearchParams(post).get('message'))
        expect(messages).toContain(INQUIRY.message)
      },
    )
  }
}
