import { waitForTwoFrames } from '../support/frozen-clock.ts'
import { expect, openSearchWords, openSlides, test, unfold } from './panel.ts'

test('@all a pause in the middle of a sentence keeps the space at its end', async ({
  desk,
  panel,
}) => {
  await panel.getByRole('button', { name: 'Contact', exact: true }).click()
  const field = await openSearchWords(panel)
  let reads = 0
  panel.on('response', (response) => {
    if (response.url().includes('/state?')) reads += 1
  })
  await field.fill('Write to ')
  await expect.poll(() => desk.text('contact')).toMatch(/^description: Write to$/m)
  // After the change, and after the notice of it.
  await expect.poll(() => reads).toBeGreaterThan(1)
  await waitForTwoFrames(panel)
  await field.pressSequentially('June.')
  await expect(field).toHaveValue('Write to June.')
  await expect.poll(() => desk.text('contact')).toContain('Write to June.')
})

test('@all what cannot be saved is kept when its field is left, and said, and closing loses nothing', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('studio')
  const email = panel.getByLabel('Email')
  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  await email.fill('june at example')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await expect(panel.getByRole('status').last()).toContainText('Not saved: Email.')

  await panel.goto('about:blank')
  await panel.goto(desk.address())
  await panel.getByRole('button', { name: /^Studio/ }).click()
  await expect(email).toHaveValue('june at example')
  await expect(email).toHaveAccessibleDescription(/is not an email address/)
  expect(await desk.text('studio')).toBe(before)
  await email.fill('june@example.com')
  await expect(panel.getByText('is not an email address')).toBeHidden()
  await expect.poll(() => desk.text('studio')).toContain('email: june@example.com')

  const json = { failure: 'There is no room left on the disk.' }
  await panel.route('**/__desk/save', (route) => route.fulfill({ json }), { times: 1 })
  await email.fill('june@example.org')
  const foot = panel.getByRole('status').last()
  await expect(foot).toContainText(json.failure)
  await expect(foot).toContainText('Saved.')
  await expect(foot).not.toContainText(json.failure)
})

test('@all the form is connected to a service, which may be half filled in for a while, and disconnected', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('studio')
  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  await unfold(panel, 'Inquiries')
  const receiver = panel.getByLabel('Receiver')
  await receiver.selectOption('formspree')
  const form = panel.getByLabel('Form', { exact: true })
  await form.fill('my form')
  await expect(form).toHaveAccessibleDescription(/does not look like/)
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByRole('button', { name: /^Studio/ }).click()
  await expect(form).toHaveValue('my form')
  expect(await desk.text('studio')).toBe(before)

  await form.fill('mqkvgrdz')
  await expect
    .poll(() => desk.text('studio'))
    .toBe(before.replace('receiver: none', 'receiver: formspree\n  form: mqkvgrdz'))
  await receiver.selectOption('none')
  await expect(form).toBeHidden()
  await expect.poll(() => desk.text('studio')).toBe(before)
  await receiver.selectOption('formspree')
  await expect(form).toHaveValue('mqkvgrdz')
})

test('@all a part of an item that is left out comes back as it was', async ({ panel }) => {
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await panel.getByRole('button', { name: 'PREMIUM Package', exact: true }).click()
  const [rolls, upTo] = ['Rolls', /^Or up to/].map((name) =>
    panel.getByLabel(name, { exact: true }),
  )
  await rolls!.fill('9')
  await upTo!.fill('8')
  await expect(upTo!).toHaveAccessibleDescription(/Write a larger number/)
  const topOf = async (field = rolls) => (await field!.boundingBox())?.y
  expect(await topOf(upTo)).toBe(await topOf())
  await panel.getByLabel('Rolls of film').uncheck()
  await expect(rolls!).toBeHidden()
  await panel.getByLabel('Rolls of film').check()
  await expect(rolls!).toHaveValue('9')
  await expect(upTo!).toHaveValue('8')
})

test('@all the item that is open stays open when a change before it is undone, and no other opens', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('home')
  const slides = await openSlides(panel)
  await slides.nth(1).getByRole('button', { expanded: false }).click()
  const caption = await slides.nth(1).getByLabel('Caption').inputValue()
  await slides
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()

  const said = panel.getByRole('status').last()
  await expect(slides).toHaveCount(4)
  await expect(slides.first().getByLabel('Caption')).toHaveValue(caption)
  for (const [name, words, at] of [
    ['Undo', 'Undone: Removed', 1],
    ['Redo', 'Done again: Removed', 0],
    ['Undo', 'Undone: Removed', 1],
  ] as const) {
    await panel.getByRole('button', { name }).click()
    await expect(said).toContainText(words)
    await expect(slides.getByLabel('Caption')).toHaveCount(1)
    await expect(slides.nth(at).getByLabel('Caption')).toHaveValue(caption)
    await expect(slides.nth(at).getByLabel('Caption')).not.toBeFocused()
  }
  expect(await desk.text('home')).toBe(before)
})

test('@all a place on another page is scrolled to once that page has come', async ({ panel }) => {
  await panel.getByRole('button', { name: 'Home', exact: true }).click()
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByRole('button', { name: /turning-wide-hp5\.jpg/ }).click()
  const uses = panel.getByRole('region', { name: 'Where it is shown' }).getByRole('button')
  await uses.filter({ hasText: 'Philosophy' }).first().click()
  const site = panel.frameLocator('iframe')
  await expect(
    site.getByRole('heading', { name: 'One negative, three exposures' }),
  ).toBeInViewport()
})

test('@all what is new on a page is scrolled to, also once all of the page has come', async ({
  panel,
}) => {
  await panel.getByRole('button', { name: 'Portfolio', exact: true }).click()
  await unfold(panel, 'Recent sessions')
  await panel.getByRole('button', { name: 'Add to Photographs' }).click()
  await panel.getByRole('button', { name: 'Choose the photograph: Photograph' }).click()
  await panel
    .getByRole('dialog')
    .getByRole('button', { name: /turning-wide/ })
    .click()
  await panel.keyboard.type('A turn.')
  const words = panel.frameLocator('iframe').getByText('A turn.')
  const isWhole = () => words.evaluate(({ ownerDocument }) => ownerDocument.readyState)
  await expect.poll(isWhole).toBe('complete')
  await waitForTwoFrames(panel)
  await expect(words).toBeInViewport()
})

test('@all a mistake goes with its item when that is moved, and away when it is removed', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('booking')
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  const packages = panel.getByRole('region', { name: 'Packages' }).first()
  const items = packages.locator('ol').first().locator('> li')
  const press = (at: number, name: RegExp) =>
    items.nth(at).getByRole('button', { name }).first().click()
  const price = (at: number) => items.nth(at).getByLabel('Price')
  await items.first().getByRole('button', { expanded: false }).click()
  await price(0).fill('$1,20')
  await expect(price(0)).toHaveAccessibleDescription(/is not a price/)
  await press(0, /^Move down/)
  await expect(panel.getByRole('status').last()).toContainText('is number 2 of 4 now')
  await expect(price(1)).toHaveValue('$1,20')
  await expect(price(1)).toHaveAccessibleDescription(/is not a price/)

  await press(1, /^Remove/)
  await expect(items).toHaveCount(3)
  await expect(items.nth(1).getByRole('button').first()).toBeFocused()
  await expect(panel.getByText('to finish')).toBeHidden()
  for (const undone of ['Undone: Removed', 'Undone: Moved']) {
    await panel.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(panel.getByRole('status').last()).toContainText(undone)
  }
  await items.first().getByRole('button', { expanded: false }).first().click()
  await expect(price(0)).toHaveValue('$1,20')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(price(0)).toHaveValue('$80')
  expect(await desk.text('booking')).toBe(before)
})

test('@all a new item waits for the rest of its words', async ({ desk, panel }) => {
  const before = await desk.text('booking')
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await unfold(panel, 'Terms')
  await panel.getByRole('button', { name: 'Add to Terms', exact: true }).click()
  const terms = panel.getByRole('region', { name: 'Booking · Terms · Terms' })
  const row = terms.getByRole('listitem').last()
  await expect(row.getByLabel('Label')).toBeFocused()
  await panel.keyboard.type('Parking')
  await expect(panel.getByRole('status').last()).toHaveText('Not saved: Text.')
  await row.getByLabel('Text').focus()
  await row.getByLabel('Text').blur()
  await expect(row.getByText('This is empty. In plain words.')).toBeVisible()
  await expect(row.getByText('In plain words.')).toHaveCount(1)
  const tab = panel.getByRole('button', { name: 'Page · 1 to finish' })
  await expect(tab).toBeVisible()
  expect(await desk.text('booking')).toBe(before)
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(tab).toBeHidden()

  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  await unfold(panel, 'Film stocks')
  await panel.getByRole('button', { name: /^Add to Film stocks/ }).click()
  await expect(panel.getByRole('button', { name: /^Studio · \d to finish/ })).toBeVisible()
  await expect(panel.getByText('This is empty.')).toBeHidden()
  await panel.getByLabel('Process').focus()
  await panel.getByLabel('Process').blur()
  // With the name, which was left for it.
  await expect(panel.getByText('This is empty.')).toHaveCount(2)
})

test('@all a town is renamed, and a new one gets its name, letter by letter, past that of another', async ({
  desk,
  panel,
}) => {
  await panel.getByRole('button', { name: 'Studio', exact: true }).click()
  await unfold(panel, 'Service area')
  const towns = panel.getByRole('region', { name: /Towns$/ })
  await towns.getByRole('button', { name: 'Concord', exact: true }).click()
  await towns.getByLabel('Name').press('End')
  await panel.keyboard.type('ia')
  await expect(towns.getByLabel('Name')).toHaveValue('Concordia')
  await expect.poll(() => desk.text('studio')).toContain('Concordia: 35.4088, -80.5795')

  await towns.getByRole('button', { name: 'Add to Towns' }).click()
  await panel.keyboard.type('Concordians')
  await panel.keyboard.press('Enter')
  await panel.keyboard.type('35.2924, -81.5356')
  await expect.poll(() => desk.text('studio')).toContain('Concordians: 35.2924, -81.5356')
})
