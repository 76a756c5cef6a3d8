import { pushToBare } from '#owner/desk/tests/temporary-studio.ts'
import { expect, openPanel, scan, test, type Desk } from './panel.ts'

const SCAN = 'june-frame-1-portra-400.jpg'

test.use({
  answers: {
    name: 'Moreno Film',
    photographer: 'Ada Moreno',
    phone: '(828) 555-0100',
    city: 'Asheville, North Carolina',
    url: 'moreno.example',
    calendar: 'calendly.com/moreno',
  },
})

test('@all on her first day an owner makes the site hers and puts it online, by clicking only', async ({
  page,
  own,
}) => {
  test.setTimeout(1_200_000)
  const { gitOnline } = pushToBare(own.studio)
  const desk = await openPanel(page, own)
  await test.step('email, phone and a price', () => changeWords(desk))
  await test.step('a session from a new scan', () => addSession(desk))
  await test.step('check and publish', () => putOnline(desk))
  await test.step('what was sent', () => expectCarefulCommit(gitOnline))
  await test.step('back to the version online, and undo', () => bringBack(desk))
})

async function changeWords(desk: Desk) {
  await desk.open('Studio')
  await desk.getByLabel('Email').first().fill('ada@moreno.example')
  await desk.getByLabel('Phone').fill('(828) 555-0144')
  await desk.keyboard.press('Enter')
  await expectSaved(desk)
  await changePrice(desk, '$120', '$130')
}

async function changePrice(desk: Desk, from: string, to: string) {
  const price = (words: string) => desk.site.getByRole('article').getByText(words)
  await desk.open('Booking')
  await desk.clickInSite(price(from))
  await desk.locator('textarea:focus').fill(to)
  await expect(price(to)).toBeVisible()
  await expectSaved(desk)
}

async function addSession(desk: Desk) {
  await desk.addScans(scan(SCAN))
  const form = desk.getByRole('form', { name: SCAN })
  await form.getByLabel('What does it show?').fill('Soft spots of light.')
  await form.getByLabel('Show it in').selectOption('Portfolio · Recent sessions')
  await form.getByLabel('Caption').fill('The light held.')
  await form.getByLabel('Caption').press('Enter')
  await expectSaved(desk)
}

async function putOnline(desk: Desk) {
  await desk.open('Put online')
  await expect(desk.getByText('No version that was online is kept here yet')).toBeVisible()
  await desk.button('Check it and put it online').click()
  const sent = desk.getByText('Sent. Your host shows it in a few minutes.')
  await expect(sent).toBeVisible({ timeout: 600_000 })
  await expect(desk.getByText('Nothing has changed since it was last online.')).toBeVisible()
}

async function bringBack(desk: Desk) {
  await changePrice(desk, '$130', '$140')
  const now = await desk.text('booking')

  await desk.open('Put online')
  await expect(desk.getByText('Changed since it was last online: Booking')).toBeVisible()
  await desk.getByText('Earlier versions').click()
  const versions = desk.getByRole('list', { name: 'Versions that were online' })
  await versions.getByRole('button', { name: 'Bring this version back' }).click()
  await expect(desk.getByText(/^This is the version of .* Undo takes you back/)).toBeVisible()
  expect(await desk.text('booking')).toContain('price: $130')
  await desk.undo()
  await desk.written('booking').toBe(now)
}

/** What a careful person would have written by hand. */
function expectCarefulCommit(git: (...words: string[]) => string) {
  const before = 'main~1'
  const lines = (file: string) =>
    git('diff', '-U0', before, 'main', '--', `content/${file}.yaml`)
      .split('\n')
      .filter((line) => /^[-+](?!--|\+\+)/.test(line))
  expect(lines('booking')).toEqual(['-    price: $120', '+    price: $130'])
  expect(lines('studio')).toEqual([
    '-email: hello@dogwoodandsilver.example',
    '-phone: (828) 555-0100',
    '+email: ada@moreno.example',
    '+phone: (828) 555-0144',
  ])
  expect(lines('photographs').filter((line) => !line.startsWith('+'))).toEqual([])
  expect(lines('portfolio')).toEqual([`+    - src: ${SCAN}`, '+      caption: The light held.'])

  const status = git('diff', '--name-status', before, 'main', '--', 'uploads').trim()
  expect(status).toBe(`A\tuploads/${SCAN}`)
}

/** Whether the page shows it yet or not. */
const expectSaved = (desk: Desk) => expect(desk.said).toHaveText(/^Saved\./)
