import { expect, test } from './support/test.ts'

for (const [name, page] of [
  ['Basic Model Package', 'basic-model'],
  ['BASIC Package', 'basic'],
  ['STANDARD Package', 'standard'],
  ['PREMIUM Package', 'premium'],
] as const) {
  test(`[B2] Book Now opens the page of the ${name} in a new tab`, async ({ page: booking }) => {
    await booking.goto('/booking')
    const opened = booking.waitForEvent('popup')
    await booking.getByRole('link', { name: `Book Now: ${name} (opens in a new tab)` }).click()

    expect((await opened).url()).toBe(`https://calendly.com/dogwood-and-silver-demo/${page}`)
    await expect(booking).toHaveURL('/booking')
  })
}
