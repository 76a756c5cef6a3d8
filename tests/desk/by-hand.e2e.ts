import { expect, openPanel, test, type Desk } from './panel.ts'

/** What is said of files, rather than of fields. */
const unsaid = (desk: Desk) =>
  desk.getByRole('alert').filter({ hasText: 'Some words cannot be used' })

test('@all a change by hand in the same field is shown beside one’s own', async ({ desk }) => {
  await desk.open('Booking')
  await desk.button('PREMIUM Package').click()
  const byHand = () => desk.rewrite('booking', (text) => text.replace('$420', '$480'))
  await desk.route('**/__desk/save', (route) => byHand().then(() => route.continue()), { times: 1 })
  await desk.getByLabel('Price').fill('$500')

  await expect(desk.getByText('This was changed elsewhere')).toBeVisible()
  await expect(desk.getByRole('blockquote')).toHaveText('$480')
  await desk.button('Use mine').click()
  await desk.written('booking').toContain('price: $500')
})

test('@all a file broken by hand keeps the last good page and says why', async ({ desk }) => {
  const price = (words: string) => desk.site.getByRole('article').getByText(words)
  await desk.open('Booking')
  await expect(price('$80')).toBeVisible()
  await desk.rewrite('booking', (text) => text.replace('price: $80', 'price: $8,0'))

  await desk.button('Basic Model Package').click()
  await expect(desk.getByText('"$8,0" is not a price in dollars.')).toBeVisible()
  await expect(price('$80')).toBeVisible()
  await desk.getByLabel('Price').fill('$90')
  await expect(price('$90')).toBeVisible()
  await expect(desk.getByText('is not a price in dollars.')).toBeHidden()
})

for (const [file, from, to, line, message] of [
  ['about', 'title: About', 'title: "About', 2, 'A quote opens in this line'],
  ['home', /^/, 'mood: dreamy\n', 1, '"mood" is not known here.'],
  ['controls', '{}', 'menu: { name: }', 9, 'This is empty.'],
  ['portfolio', 'category: Fashion', 'category: Fashion\n      pick: true', 16, 'Several have the'],
  ['photographs', 'x: 0.5', 'x: 5', 13, '5 is too large.'],
] as const) {
  test(`@all what no field says is said with its line, until it is fixed by hand: ${file}.yaml`, async ({
    desk,
  }) => {
    const before = await desk.text(file)
    const heading = desk.site.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await desk.rewrite(file, (text) => text.replace(from, to))
    await expect(unsaid(desk)).toContainText(`${file}.yaml, line ${line}: ${message}`)
    await expect(heading).toBeVisible()
    await desk.rewrite(file, () => before)
    await expect(unsaid(desk)).toBeHidden()
  })
}

test('@all a desk that starts with a file that cannot be read says so, and goes on once it is fixed by hand', async ({
  page,
  own,
}) => {
  test.slow()
  await own.stop()
  await own.rewrite('controls', (text) => `${text}\nclose: "Close`)
  await own.start()
  const desk = await openPanel(page, own)
  const shown = desk.site.locator('body')
  for (const told of [unsaid(desk), shown])
    await expect(told).toContainText(/controls\.yaml(:|, line )11.*A text cannot have this sign/s)
  await expect(shown).not.toContainText('vite')

  await desk.rewrite('controls', (text) => text.replace('\nclose: "Close', ''))
  await expect(desk.site.locator('html[data-live]')).toBeAttached()
  await expect(unsaid(desk)).toBeHidden()
})
