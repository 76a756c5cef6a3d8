import { axe } from '../support/axe.ts'
import { fields, fillIn, receive, jsonAnswer, send, thanks, ACCEPTED } from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })

test('[C2] while the form is sending the button says so, and a second press does nothing', async ({
  page,
}) => {
  let answer = () => {}
  const answered = new Promise<void>((settle) => (answer = settle))
  const posts = await receive(page, async (route) => {
    await answered
    await ACCEPTED(route)
  })
  await page.goto('/contact')
  await fillIn(page)
  await send(page).dblclick()

  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect(sending).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Sending…' })).toBeAttached()
  await expect(fields(page).name).toHaveJSProperty('readOnly', true)
  await fields(page).name.press('Enter')
  await fields(page).email.press('Enter')
  await sending.click({ force: true })
  expect(await axe(page)).toEqual([])

  answer()
  await expect(thanks(page)).toBeVisible()
  expect(posts.map((post) => post.url())).toEqual(['https://formspree.io/f/mqkvgrdz'])
})

test('[C1] a filled honeypot is passed on to the receiver', async ({ page }) => {
  const posts = await receive(page, ACCEPTED)
  await page.goto('/contact')
  await fillIn(page)
  const trap = page.locator('[name=_gotcha]')
  await expect(trap).toBeHidden()
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'cheap pills'))
  await send(page).click()

  await expect(thanks(page)).toBeVisible()
  expect(posts[0]!.postData()).toMatch(/name="_gotcha"\r\n\r\ncheap pills/)
})

const STRANGE = {
  name: '<img src=x onerror="document.title=1"> & Söhne 👩‍👩‍👧',
  email: 'nadia+film@example.com',
  preferredDate: 'يوم السبت?subject=x&body=y',
  message: 'One line.\n<script>document.title = 1</script>\n100% "quoted" #1 + more 🎞️',
}

test('[C1 C2] markup and other scripts stay text in the post, the mail link and the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const answers = [jsonAnswer(500, {}), ACCEPTED]
  const posts = await receive(page, (route) => answers.shift()!(route))
  await page.goto('/contact')
  const title = await page.title()
  await fillIn(page, STRANGE)
  await send(page).click()

  const link = page.getByRole('link', { name: 'Send it by email' })
  const mail = new URL((await link.getAttribute('href'))!)
  expect(mail.pathname).toBe('hello@dogwoodandsilver.example')
  expect(mail.searchParams.get('subject')).toBe(`Session inquiry: ${STRANGE.name}`)
  const lines = mail.searchParams.get('body')!.split('\r\n')
  expect(lines).toEqual([
    ...STRANGE.message.split('\n'),
    '',
    `Name: ${STRANGE.name}`,
    `Email: ${STRANGE.email}`,
    `Preferred date: ${STRANGE.preferredDate}`,
  ])

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(thanks(page)).toContainText(STRANGE.name)
  await expect(thanks(page)).toContainText('<script>document.title = 1</script>')
  await expect(page).toHaveTitle(title)
  expect(posts[1]!.postDataBuffer()!.toString()).toContain(STRANGE.message.replaceAll('\n', '\r\n'))
})
