import { waitForTwoFrames } from '../support/frozen-clock.ts'
import { expect, openPanel, scan, test, visit } from './panel.ts'

test('@all a pause in the middle of a sentence keeps the space at its end', async ({ desk }) => {
  await desk.open('Contact')
  const field = await desk.openSearchWords()
  let reads = 0
  desk.on('response', (response) => {
    if (response.url().includes('/state?')) reads += 1
  })
  await field.fill('Write to ')
  await desk.written('contact').toMatch(/^description: Write to$/m)
  // After the change, and after the notice of it.
  await expect.poll(() => reads).toBeGreaterThan(1)
  await waitForTwoFrames(desk)
  await field.pressSequentially('June.')
  await expect(field).toHaveValue('Write to June.')
  await desk.written('contact').toContain('Write to June.')
})

test('@all what cannot be saved is said, and kept when all is closed', async ({
  desk,
  running,
}) => {
  const before = await desk.text('studio')
  const email = desk.getByLabel('Email')
  await desk.open('Studio')
  await email.fill('june at example')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await desk.open('Photographs')
  await expect(desk.said).toContainText('Not saved: Email.')

  await desk.goto('about:blank')
  await visit(desk, running.address())
  await desk.open('Studio')
  await expect(email).toHaveValue('june at example')
  await expect(email).toHaveAccessibleDescription(/is not an email address/)
  expect(await desk.text('studio')).toBe(before)
  await email.fill('june@example.com')
  await expect(desk.getByText('is not an email address')).toBeHidden()
  await desk.written('studio').toContain('email: june@example.com')

  const json = { failure: 'There is no room left on the disk.' }
  await desk.route('**/__desk/save', (route) => route.fulfill({ json }), { times: 1 })
  await email.fill('june@example.org')
  await expect(desk.said).toContainText(json.failure)
  await expect(desk.said).toContainText('Saved.')
  await expect(desk.said).not.toContainText(json.failure)
})

test('@all the form is connected to a service step by step, and disconnected', async ({ desk }) => {
  const before = await desk.text('studio')
  await desk.open('Studio')
  await desk.unfold('Inquiries')
  const receiver = desk.getByLabel('Receiver')
  await receiver.selectOption('formspree')
  const form = desk.getByLabel('Form', { exact: true })
  await form.fill('my form')
  await expect(form).toHaveAccessibleDescription(/does not look like/)
  await desk.open('Photographs')
  await desk.open('Studio')
  await expect(form).toHaveValue('my form')
  expect(await desk.text('studio')).toBe(before)

  await form.fill('mqkvgrdz')
  const connected = before.replace('receiver: none', 'receiver: formspree\n  form: mqkvgrdz')
  await desk.written('studio').toBe(connected)
  await receiver.selectOption('none')
  await expect(form).toBeHidden()
  await desk.written('studio').toBe(before)
  await receiver.selectOption('formspree')
  await expect(form).toHaveValue('mqkvgrdz')
  await desk.written('studio').toBe(connected)
})

test('@all a part of an item that is left out comes back as it was', async ({ desk }) => {
  await desk.open('Booking')
  await desk.button('PREMIUM Package').click()
  const [rolls, upTo] = ['Rolls', /^Or up to/].map((name) => desk.getByLabel(name, { exact: true }))
  await rolls!.fill('9')
  await upTo!.fill('8')
  await expect(upTo!).toHaveAccessibleDescription(/Write a larger number/)
  const topOf = async (field = rolls) => (await field!.boundingBox())?.y
  expect(await topOf(upTo)).toBe(await topOf())
  await desk.getByLabel('Rolls of film').uncheck()
  await expect(rolls!).toBeHidden()
  await desk.getByLabel('Rolls of film').check()
  await expect(rolls!).toHaveValue('9')
  await expect(upTo!).toHaveValue('8')
})

test('@all the item that is open stays so when one before it comes back', async ({ desk }) => {
  const before = await desk.text('home')
  const slides = await desk.openSlides()
  await slides.nth(1).getByRole('button', { expanded: false }).click()
  const caption = await slides.nth(1).getByLabel('Caption').inputValue()
  await desk
    .button(/^Remove/)
    .first()
    .click()

  await expect(slides).toHaveCount(4)
  await expect(slides.first().getByLabel('Caption')).toHaveValue(caption)
  for (const [name, words, at] of [
    ['Undo', 'Undone: Removed', 1],
    ['Redo', 'Done again: Removed', 0],
    ['Undo', 'Undone: Removed', 1],
  ] as const) {
    await desk.button(name).click()
    await expect(desk.said).toContainText(words)
    await expect(slides.getByLabel('Caption')).toHaveCount(1)
    await expect(slides.nth(at).getByLabel('Caption')).toHaveValue(caption)
    await expect(slides.nth(at).getByLabel('Caption')).not.toBeFocused()
  }
  expect(await desk.text('home')).toBe(before)
})

test('@all what is new on a page is scrolled to, also once all has come', async ({ desk }) => {
  await desk.open('Portfolio')
  await desk.unfold('Recent sessions')
  await desk.button('Add to Photographs').click()
  await desk.button('Choose the photograph: Photograph').click()
  await desk
    .button(/turning-wide/)
    .last()
    .click()
  await desk.keyboard.type('A turn.')
  const words = desk.site.getByText('A turn.')
  const isWhole = () => words.evaluate(({ ownerDocument }) => ownerDocument.readyState)
  await expect.poll(isWhole).toBe('complete')
  await waitForTwoFrames(desk)
  await expect(words).toBeInViewport()
})

test('@all a mistake moves with its item, and goes with it', async ({ desk }) => {
  const before = await desk.text('booking')
  await desk.open('Booking')
  const packages = desk.getByRole('region', { name: 'Packages' }).first()
  const items = packages.locator('ol').first().locator('> li')
  const press = (at: number, name: RegExp) =>
    items.nth(at).getByRole('button', { name }).first().click()
  const price = (at: number) => items.nth(at).getByLabel('Price')
  await items.first().getByRole('button', { expanded: false }).click()
  await price(0).fill('$1,20')
  await expect(price(0)).toHaveAccessibleDescription(/is not a price/)
  await press(0, /^Move down/)
  await expect(desk.said).toContainText('is number 2 of 4 now')
  await expect(price(1)).toHaveValue('$1,20')
  await expect(price(1)).toHaveAccessibleDescription(/is not a price/)

  await press(1, /^Remove/)
  await expect(items).toHaveCount(3)
  await expect(items.nth(1).getByRole('button').first()).toBeFocused()
  await expect(desk.getByText('to finish')).toBeHidden()
  for (const undone of ['Undone: Removed', 'Undone: Moved']) {
    await desk.undo()
    await expect(desk.said).toContainText(undone)
  }
  await items.first().getByRole('button', { expanded: false }).first().click()
  await expect(price(0)).toHaveValue('$1,20')
  await desk.undo()
  await expect(price(0)).toHaveValue('$80')
  expect(await desk.text('booking')).toBe(before)
})

test('@all a new item waits for the rest of its words', async ({ desk }) => {
  const before = await desk.text('booking')
  await desk.open('Booking')
  await desk.unfold('Terms')
  await desk.button('Add to Terms').click()
  const terms = desk.getByRole('region', { name: 'Booking · Terms · Terms' })
  const row = terms.getByRole('listitem').last()
  await expect(row.getByLabel('Label')).toBeFocused()
  await desk.keyboard.type('Parking')
  await expect(desk.said).toHaveText('Not saved: Text.')
  await row.getByLabel('Text').focus()
  await row.getByLabel('Text').blur()
  await expect(row.getByText('This is empty. In plain words.')).toBeVisible()
  await expect(row.getByText('In plain words.')).toHaveCount(1)
  const tab = desk.button('Page · 1 to finish')
  await expect(tab).toBeVisible()
  expect(await desk.text('booking')).toBe(before)
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(tab).toBeHidden()

  await desk.open('Studio')
  await desk.unfold('Film stocks')
  await desk.button(/^Add to Film stocks/).click()
  await expect(desk.button(/^Studio · \d to finish/)).toBeVisible()
  await expect(desk.getByText('This is empty.')).toBeHidden()
  await desk.getByLabel('Process').focus()
  await desk.getByLabel('Process').blur()
  // With the name, which was left for it.
  await expect(desk.getByText('This is empty.')).toHaveCount(2)
})

test('@all a town gets its name letter by letter, past that of another', async ({ desk }) => {
  await desk.open('Studio')
  await desk.unfold('Service area')
  const towns = desk.getByRole('region', { name: /Towns$/ })
  await towns.getByRole('button', { name: 'Concord', exact: true }).click()
  await towns.getByLabel('Name').press('End')
  await desk.keyboard.type('ia')
  await expect(towns.getByLabel('Name')).toHaveValue('Concordia')
  await desk.written('studio').toContain('Concordia: 35.4088, -80.5795')

  await towns.getByRole('button', { name: 'Add to Towns' }).click()
  await desk.keyboard.type('Concordians')
  await desk.keyboard.press('Enter')
  await desk.keyboard.type('35.2924, -81.5356')
  await desk.written('studio').toContain('Concordians: 35.2924, -81.5356')
})

test('@all a section comes once it has what it needs, goes, and comes back', async ({ desk }) => {
  const before = await desk.text('booking')
  const news = desk.site.getByText('June is full.')
  await desk.open('Booking')
  const section = desk.getByLabel('On the site: News')
  await section.check()
  await desk.getByLabel('Text').filter({ visible: true }).fill('June is full.')
  await expect(desk.said).toHaveText('Not saved: Last day.')
  expect(await desk.text('booking')).toBe(before)
  await desk.getByLabel('Last day').fill('2999-06-30')
  await expect(news).toBeVisible()

  await section.uncheck()
  await expect(section).toBeFocused()
  await expect(news).toBeHidden()
  await desk.written('booking').toBe(before)
  await desk.undo()
  await expect(news).toBeVisible()
  await expect(section).toBeChecked()
})

test('@all Enter adds no line, but where lines stay as they are', async ({ desk }) => {
  await desk.open('About')
  await desk.clickInSite(desk.site.getByText('My grandfather left me a 35mm camera'))
  const story = desk.locator('textarea:focus')
  await story.fill('My grandfather left me a camera.')
  await story.press('Enter')
  await desk.written('about').toContain('My grandfather left me a camera.')
  await expect(story).toHaveValue('My grandfather left me a camera.')
  const quote = desk.getByLabel(/^Quote/)
  await quote.fill('One frame.')
  await quote.press('Enter')
  await quote.pressSequentially('Then another.')
  await desk.written('about').toContain('  One frame.\n  Then another.')
})

test('@all what is typed during a save is not taken for someone else’s', async ({ desk }) => {
  const before = await desk.text('contact')
  await desk.open('Contact')
  const field = await desk.openSearchWords()
  await desk.duringNextChange(async () => {
    // Two changes, however fast they follow each other.
    await field.blur()
    await field.fill('Write to the studio today.')
  })
  await field.fill('Write to the studio.')

  await desk.written('contact').toContain('Write to the studio today.')
  await expect(desk.getByText('This was changed elsewhere')).toBeHidden()
  await desk.undo()
  await desk.written('contact').toContain('Write to the studio.')
  await desk.undo()
  await desk.written('contact').toBe(before)
})

test('@all what is typed and added while the desk is stopped is saved once it is back', async ({
  page,
  own,
  expectConsole,
}) => {
  test.slow()
  expectConsole(/net::ERR_/)
  const desk = await openPanel(page, own)
  await desk.open('Studio')
  const tagline = desk.getByLabel(/^Tagline/)
  await expect(desk.site.locator('html[data-live]')).toBeAttached()
  await tagline.fill('Film, slowly,')
  await own.stop()
  await tagline.fill('Film, slowly, by hand.')
  await expect(desk.said).toContainText('The desk does not answer.')
  // The page beside it is lost, too.
  await desk.site.locator(':root').evaluate(() => location.reload())
  await tagline.fill('Film, slowly, by hand, and kept.')
  const late = ['late-1.jpg', 'late-2.jpg']
  await desk.addScans(...late.map((name) => scan(name)))
  await expect(desk.getByText('2 scans wait until the desk answers again.')).toBeVisible()

  await own.start()
  await desk.written('studio').toContain('Film, slowly, by hand, and kept.')
  await expect.poll(() => desk.scans()).toEqual(expect.arrayContaining(late))
  await expect(desk.getByText('until the desk answers again.')).toBeHidden()
  await expect(desk.getByText('This was changed elsewhere')).toBeHidden()
  await expect(desk.site.getByText('Film, slowly, by hand, and kept.')).toBeAttached()
})
