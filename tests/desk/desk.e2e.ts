import sharp from 'sharp'

import { axe } from '#owner/check/axe.ts'
import {
  clickInSite,
  dropFile,
  duringNextChange,
  expect,
  openSearchWords,
  openSlides,
  test,
  waitForDesk,
} from './panel.ts'
import { oddScans, painted, scan } from './scans.ts'

test('@all a price is changed by a click on it, in one line, and undone', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('booking')
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await clickInSite(site, site.getByRole('article').getByText('$120'))

  const price = panel.getByLabel('Price').and(panel.locator(':focus'))
  await expect(price).toHaveValue('$120')
  await expect(site.locator('html[data-live]')).toBeAttached()
  await price.fill('$130')
  await expect(site.getByRole('article').getByText('$130')).toBeVisible()
  await expect(panel.getByRole('status').last()).toHaveText('Saved.')
  expect(await desk.text('booking')).toBe(before.replace('$120', '$130'))

  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.text('booking')).toBe(before)
  await expect(site.getByRole('article').getByText('$120')).toBeVisible()
})

test('@all a phone number is found by a click, though pages use it as it is', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  const main = site.getByRole('main')
  await panel.getByRole('button', { name: 'Contact', exact: true }).click()
  await clickInSite(site, main.getByText('(704) 555-0136', { exact: true }))
  const phone = panel.getByLabel('Phone').and(panel.locator(':focus'))
  await expect(phone).toHaveValue('(704) 555-0136')

  await phone.fill('(704) 555-0199')
  await expect(main.getByText('(704) 555-0199', { exact: true })).toBeVisible()
  await expect.poll(() => desk.text('studio')).toContain('phone: (704) 555-0199')
})

test('@all a mistake is shown at its field, in the words of the build, and fixed', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('studio')
  await panel.getByRole('button', { name: 'Studio' }).click()
  const email = panel.getByLabel('Email').first()
  await email.fill('june at example')

  // The menu of phones has it, too, and is closed.
  const footer = panel.frameLocator('iframe').getByRole('contentinfo')
  await expect(footer.locator('a[href^="mailto:"]')).toBeInViewport()
  await expect(panel.getByText('is not an email address. Write it like')).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(await desk.text('studio')).toBe(before)

  await email.fill('june@dogwoodandsilver.example')
  await expect(panel.getByText('is not an email address')).toBeHidden()
  await expect.poll(() => desk.text('studio')).toContain('email: june@dogwoodandsilver.example')
})

test('@all a paragraph is edited in place, and slides are put in order by keyboard and by hand', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'About', exact: true }).click()
  await clickInSite(site, site.getByText('Film is slower, and slow is the point.'))
  const story = panel.locator('textarea:focus')
  await expect(story).toHaveValue(/^Film is slower/)
  await story.fill('Film is slow, and slow is the point.')
  await expect(site.getByText('Film is slow, and slow is the point.')).toBeVisible()
  await expect.poll(() => desk.text('about')).toContain('Film is slow, and slow is the point.')

  await openSlides(panel)
  const down = panel.getByRole('button', { name: 'Move down: One window, no flash' })
  await down.focus()
  let changes = 0
  panel.on('request', (request) => {
    if (request.url().endsWith('/change')) changes += 1
  })
  await duringNextChange(panel, () => panel.keyboard.press('Enter'))
  await panel.keyboard.press('Enter')
  // The second press came before the first was answered.
  await expect(panel.getByRole('status').last()).toContainText('is number 3 of 5 now')
  await expect(down).toBeFocused()
  expect(changes).toBe(2)

  // At the end of the list, another press moves nothing.
  const up = panel.getByRole('button', { name: 'Move up: The first warm day' })
  await up.press('Enter')
  await expect(panel.getByRole('status').last()).toContainText('is number 1 of 5 now')
  await panel.keyboard.press('Enter')
  await expect(up).toBeFocused()
  expect(changes).toBe(3)
  const slides = (await desk.text('home')).match(/image: .*/g)
  expect(slides).toEqual([
    'image: eyes-closed-portra-400.jpg',
    'image: umbrella-neon-ektar-100.jpg',
    'image: window-light-portra-400.jpg',
    'image: ferris-wheel-couple-ektar-100.jpg',
    'image: golden-hour-field-portra-400.jpg',
  ])

  const handles = panel.getByRole('region', { name: 'Slides' }).getByTitle('Drag')
  await handles.last().hover()
  await panel.mouse.down()
  await handles.first().hover()
  await panel.mouse.up()
  await expect
    .poll(() => desk.text('home'))
    .toMatch(/slides:\n    - image: golden-hour-field-portra-400.jpg/)
})

test('@all a new roll is taken in, one bad file does not stop the others', async ({
  desk,
  panel,
}) => {
  const twin = await sharp('demo/uploads/wildflowers-portra-400.jpg').resize(1300).toBuffer()
  const files = [...(await oddScans()), scan('Fleurs sauvages Portra 400.jpg', twin)]
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles(files)

  const lost = panel.getByRole('list', { name: 'Not taken' }).getByRole('listitem')
  await expect(lost.filter({ hasText: 'cut short.jpg' })).toContainText(
    'It is damaged or incomplete. Send it again.',
  )
  await expect(lost.filter({ hasText: 'IMG_0042.HEIC' })).toContainText('which cannot be read')
  const waiting = panel.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting).toHaveCount(4, { timeout: 60_000 })
  await expect(waiting).toContainText(['fleurs', 'inks', 'large', 'sideways'])
  expect(await desk.scans()).toEqual(
    expect.arrayContaining([
      'large.tif',
      'sideways.jpg',
      'inks.jpg',
      'fleurs-sauvages-portra-400.jpg',
    ]),
  )

  await expect(panel.getByText('It came as Fleurs sauvages Portra 400.jpg.')).toBeVisible()
  await expect(panel.getByText('looks the same as wildflowers-portra-400.jpg')).toBeVisible()
  await panel.getByRole('button', { name: /^Keep it/ }).click()
  await expect(panel.getByText('Say what it shows, for those')).toBeVisible()
  await panel.getByLabel('What does it show?').fill('Wildflowers beside a road, in low sun.')
  await expect(panel.getByLabel('Film')).toHaveValue('Portra 400')
  await panel.getByLabel('Show it in').selectOption('Portfolio · Recent sessions')
  await panel.getByLabel('Caption').fill('Stopped the car again.')
  await panel.getByRole('button', { name: /^Keep it/ }).click()

  // The next is in hand, on the same film.
  await expect(panel.getByText('in the colors of inks (CMYK)')).toBeVisible()
  await expect(panel.getByLabel('Film')).toHaveValue('Portra 400')
  await panel.getByRole('button', { name: 'Throw it away' }).click()
  await panel.getByRole('button', { name: 'Yes, throw inks.jpg away' }).click()
  await expect.poll(() => desk.scans()).not.toContain('inks.jpg')
  await expect(panel.getByRole('form', { name: 'large.tif' })).toBeVisible()
  await expect(panel.getByRole('status').last()).toContainText('Undo brings it back.')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.scans()).toContain('inks.jpg')

  await panel.getByRole('button', { name: '← All photographs' }).click()
  await panel.getByRole('button', { name: /^Wildflowers beside a road, in low sun/ }).click()
  await expect(panel.getByText('Portfolio · Recent sessions · Photographs 26')).toBeVisible()
  const photographs = await desk.text('photographs')
  expect(photographs).toMatch(
    /\n\n- file: fleurs-sauvages-portra-400.jpg\n  alt: Wildflowers beside a road, in low sun.\n  film: Portra 400\n$/,
  )
  expect(await desk.text('portfolio')).toContain(
    '    - src: fleurs-sauvages-portra-400.jpg\n      caption: Stopped the car again.\n',
  )

  const focal = panel.getByRole('button', { name: /^Focal point/ })
  await duringNextChange(panel, async () => {
    for (let press = 0; press < 50; press++) await focal.press('ArrowRight')
  })
  await focal.click({ position: { x: 30, y: 40 } })
  await expect.poll(() => desk.text('photographs')).toMatch(/\n  focal: \{ x: 1, y: 0\.\d+ \}\n$/)

  await panel.getByRole('button', { name: 'Take it off every page' }).click()
  await panel.getByRole('button', { name: /^Yes, take/ }).click()
  await expect(panel.getByText('is no longer on any page')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Choose scans…' })).toBeFocused()
  expect(await desk.scans()).not.toContain('fleurs-sauvages-portra-400.jpg')
  expect(await desk.text('portfolio')).not.toContain('fleurs')

  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.scans()).toContain('fleurs-sauvages-portra-400.jpg')
  await expect.poll(() => desk.text('portfolio')).toContain('fleurs')
})

test('@all a photograph is swapped by dropping another on it', async ({ desk, panel }) => {
  await panel.getByRole('button', { name: 'Photographs' }).click()
  const balloons = panel.getByRole('button', { name: /^Colored balloons floating up/ })
  const site = panel.frameLocator('iframe')
  const slide = site.getByRole('img', { name: /tall window|woman/ }).first()
  await waitForDesk(site, slide)
  await balloons.dragTo(slide)
  await expect.poll(() => desk.text('home')).toContain('image: balloons-sky-ektar-100.jpg')
})

test('@all a change by hand in the same field is shown beside one’s own', async ({
  desk,
  panel,
}) => {
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await panel.getByRole('button', { name: 'PREMIUM Package', exact: true }).click()
  const price = panel.getByLabel('Price')
  await panel.route(
    '**/__desk/change',
    async (route) => {
      await desk.rewrite('booking', (text) => text.replace('$420', '$480'))
      await route.continue()
    },
    { times: 1 },
  )
  await price.fill('$500')

  await expect(panel.getByText('This was changed elsewhere')).toBeVisible()
  await expect(panel.getByRole('blockquote')).toHaveText('$480')
  await panel.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(() => desk.text('booking')).toContain('price: $500')
})

test('@all what is typed while a change is being saved is not taken for someone else’s', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('contact')
  await panel.getByRole('button', { name: 'Contact', exact: true }).click()
  const field = await openSearchWords(panel)
  await duringNextChange(panel, async () => {
    await field.fill('Write to the studio today.')
    await field.blur()
  })
  await field.fill('Write to the studio.')

  await expect.poll(() => desk.text('contact')).toContain('Write to the studio today.')
  await expect(panel.getByText('This was changed elsewhere')).toBeHidden()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.text('contact')).toContain('Write to the studio.')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.text('contact')).toBe(before)
})

test('@all what cannot be compared with the site online is said', async ({ panel }) => {
  const failure = 'Git does not answer.'
  await panel.addInitScript((words) => {
    const real = fetch
    window.fetch = (address, ...rest) =>
      String(address).endsWith('/changes')
        ? Promise.resolve(Response.json({ failure: words }, { status: 500 }))
        : real(address, ...rest)
  }, failure)
  await panel.reload()
  await panel.getByRole('button', { name: 'Put online', exact: true }).click()
  await expect(panel.getByText(failure)).toBeVisible()
})

test('@all text is saved also while the page beside it has only begun to load', async ({
  desk,
  panel,
}) => {
  const before = await desk.text('contact')
  await panel.getByRole('button', { name: 'Contact', exact: true }).click()
  const site = panel.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Write to me')
  // The test before may still have the page loaded again. Its own scripts miss nothing once it is live.
  const live = site.locator(':root[data-live]')
  await expect(() => live.evaluate((html) => html.remove())).toPass()

  await (await openSearchWords(panel)).fill('Write to the studio.')
  await expect.poll(() => desk.text('contact')).toContain('Write to the studio.')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.text('contact')).toBe(before)
})

test('@all a file that is broken by hand keeps the last good page, and says what is wrong', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  await panel.getByRole('button', { name: 'Booking', exact: true }).click()
  await expect(site.getByRole('article').getByText('$80', { exact: true })).toBeVisible()
  await desk.rewrite('booking', (text) => text.replace('price: $80', 'price: $8,0'))

  await panel.getByRole('button', { name: 'Basic Model Package', exact: true }).click()
  await expect(panel.getByText('"$8,0" is not a price in dollars.')).toBeVisible()
  await expect(site.getByRole('article').getByText('$80', { exact: true })).toBeVisible()
  await panel.getByLabel('Price').fill('$90')
  await expect(site.getByRole('article').getByText('$90', { exact: true })).toBeVisible()
  await expect(panel.getByText('is not a price in dollars.')).toBeHidden()
})

test('@all a file that cannot be read is named with its line, until it is fixed by hand', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  const before = await desk.text('about')
  await panel.getByRole('button', { name: 'About', exact: true }).click()
  await expect(site.getByRole('heading', { level: 1 })).toContainText('One person, one roll')
  await desk.rewrite('about', (text) => text.replace('title: About', 'title: "About'))

  const words = panel.getByRole('alert').filter({ hasText: 'Some words of About cannot be read' })
  await expect(words).toContainText(/Line \d+: /)
  await expect(site.getByRole('heading', { level: 1 })).toContainText('One person, one roll')

  await panel.getByRole('button', { name: 'Contact', exact: true }).click()
  await (await openSearchWords(panel)).fill('Write to the studio.')
  await expect.poll(() => desk.text('contact')).toContain('Write to the studio.')

  await panel.getByRole('button', { name: 'About', exact: true }).click()
  await expect(words).toBeVisible()
  await desk.rewrite('about', () => before)
  await expect(words).toBeHidden()
  await expect(panel.getByText('For search engines')).toBeVisible()
})

test('@all the slideshow stands still on the slide that is being changed', async ({
  desk,
  panel,
}) => {
  const site = panel.frameLocator('iframe')
  const slide = (await openSlides(panel)).nth(3)
  await slide.getByRole('button').first().click()
  const dot = site.getByRole('button', { name: 'Photograph 4 of 5' })
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await expect(site.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()

  await slide.getByLabel('Caption').fill('Nobody moved.')
  await expect.poll(() => desk.text('home')).toContain('caption: Nobody moved.')
  const words = site.getByRole('paragraph').filter({ hasText: 'Nobody moved.' })
  await expect(words).toBeVisible()
  await expect(dot).toHaveAttribute('aria-current', 'true')

  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.text('home')).not.toContain('Nobody moved.')
})

test('@all a new scan that is dropped on a photograph replaces it once it is described', async ({
  desk,
  panel,
}) => {
  await panel.getByRole('button', { name: 'About', exact: true }).click()
  const site = panel.frameLocator('iframe')
  const portrait = site
    .getByRole('main')
    .getByRole('img', { name: /twin-lens camera/ })
    .first()
  await expect(site.locator('html[data-live]').filter({ has: portrait })).toBeAttached()
  // Another is in hand, and nothing was said of it yet.
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByLabel('Scans to add').setInputFiles([scan('dry.jpg', await painted('#863'))])
  await expect(panel.getByRole('form', { name: 'dry.jpg' })).toBeVisible()
  await dropFile(portrait, scan('self.jpg', await painted('#284')))

  await expect(panel.getByText('Then it is shown in About · Introduction · Portrait')).toBeVisible()
  await expect(panel.getByLabel('What does it show?')).toBeFocused()
  await panel.getByLabel('What does it show?').fill('Green light on a wall.')
  await panel.getByRole('button', { name: /^Keep that of the photograph before/ }).click()
  await panel.getByRole('button', { name: /^Keep it/ }).click()
  await expect.poll(() => desk.text('about')).toContain('portrait: self.jpg')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => desk.text('about')).toContain('portrait: photographer-hp5.jpg')
  expect(await desk.text('photographs')).not.toContain('self.jpg')
})

test('@all the desk has no finding of axe, on any of its sides', async ({ panel }) => {
  for (const width of [1440, 1024]) {
    await panel.setViewportSize({ width, height: 900 })
    for (const name of ['Page', 'Photographs', 'Studio', 'Put online']) {
      await panel.getByRole('button', { name, exact: true }).click()
      expect(await axe(panel), name).toEqual([])
    }
  }
  await panel.getByRole('button', { name: 'Photographs' }).click()
  await panel.getByRole('button', { name: /^A green bicycle/ }).click()
  expect(await axe(panel)).toEqual([])
  await panel.getByRole('button', { name: 'Page', exact: true }).click()
  await panel.getByText('Slideshow', { exact: true }).click()
  await panel.getByRole('button', { name: 'One window' }).first().click()
  expect(await axe(panel)).toEqual([])
})

test('@all no other page can change the site, with or without the desk open', async ({
  desk,
  page,
}) => {
  const post = (headers: Record<string, string>) =>
    fetch(`${desk.origin}/__desk/undo`, { method: 'POST', headers, body: '{}' })
  const before = await desk.text('booking')
  const json = { 'Content-Type': 'application/json' }
  expect((await post({ ...json, Origin: desk.origin })).status).toBe(403)
  expect((await post({ ...json, Origin: 'https://evil.example' })).status).toBe(403)
  expect((await fetch(`${desk.origin}/__desk/state`)).status).toBe(403)

  await page.goto(desk.address)
  await page.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
  )
  await page.goto('https://evil.example/')
  const outcome = await page.evaluate(async (origin) => {
    const wanted = { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' } as const
    await fetch(`${origin}/__desk/undo`, wanted).catch(() => {})
    const read = await fetch(`${origin}/__desk/state`, { credentials: 'include' }).catch(
      () => 'refused',
    )
    return read === 'refused'
  }, desk.origin)
  expect(outcome).toBe(true)
  expect(await desk.text('booking')).toBe(before)
})

// astro#13781: an editor in the browser links to a forwarded port
test('@all the desk opens from a link on another page, where a strict cookie is not sent', async ({
  desk,
  page,
}) => {
  await page.route('https://editor.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><a href="${desk.address}">The desk</a>`,
    }),
  )
  await page.goto('https://editor.example/')
  await page.getByRole('link', { name: 'The desk' }).click()
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})
