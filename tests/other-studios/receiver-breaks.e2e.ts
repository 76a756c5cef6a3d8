import { expect, test as base } from '@playwright/test'

import {
  expectInquiryKept,
  failure,
  fillInForm,
  INQUIRY,
  send,
  sendInquiry,
} from '../support/inquiry.ts'
import { waitForHydration } from '#owner/check/hydration.ts'
import { startReceiver, type SocketAnswer } from '../support/receiver.ts'
import { studio } from '../support/studios.ts'

type Worker = { receiver: Awaited<ReturnType<typeof startReceiver>> }

/**
 * A local server answers for every other site. Routes of Playwright would change how broken
 * connections and requests of closed pages end.
 */
const test = base.extend<object, Worker>({
  receiver: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const receiver = await startReceiver()
      await provide(receiver)
      receiver.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: async ({ launchOptions, receiver }, provide) => {
    const args = [...(launchOptions.args ?? []), ...receiver.browserArguments]
    await provide({ ...launchOptions, args })
  },
  page: async ({ page }, provide) => {
    waitForHydration(page)
    await provide(page)
  },
})

test.use({ baseURL: studio('formspree') })

test.beforeEach(({ receiver }) => void (receiver.posts.length = 0))

const NO_ANSWER = 'No answer came back'

const breaks: Record<string, [answer: SocketAnswer, said: string]> = {
  'never comes': [({ socket }) => socket!.destroy(), NO_ANSWER],
  'breaks off': [
    (response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write('{"next": "/tha', () => setTimeout(() => response.socket!.destroy(), 200))
    },
    'can’t tell whether it arrived',
  ],
  'is not HTTP': [({ socket }) => socket!.end(Buffer.from([0, 1, 2, 255, 254])), NO_ANSWER],
  'redirects to a site outside the CSP': [
    (response) => response.writeHead(302, { Location: 'https://elsewhere.example/' }).end(),
    NO_ANSWER,
  ],
}

for (const [how, [answer, said]] of Object.entries(breaks)) {
  test(`if the answer ${how}, the inquiry is not reported as failed`, async ({
    page,
    receiver,
  }) => {
    receiver.answer = answer
    await sendInquiry(page)

    await expect(failure(page)).toContainText(said)
    await expect(page.getByText('didn’t go through')).toHaveCount(0)
    await expectInquiryKept(page)
    expect(receiver.posts[0]).toContain(INQUIRY.message)
  })
}

test('a message is sent even if the page is closed at once', async ({ page, receiver }) => {
  await page.goto('/contact')
  await fillInForm(page)
  let open = () => {}
  receiver.opened = new Promise((settle) => (open = settle))
  const { connections } = receiver
  await send(page).click()
  await expect.poll(() => receiver.connections).toBeGreaterThan(connections)
  await page.close()

  open()
  await expect.poll(() => receiver.posts.join()).toContain(INQUIRY.message)
})
