import { expect, test } from './panel.ts'

test('the site wears a color as it is chosen, and is given a whole look', async ({
  panel,
  desk,
}) => {
  test.slow()
  const site = panel.frameLocator('iframe')
  const bar = site.locator('header > div')
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 16, 14)')
  await panel.getByRole('button', { name: 'Look', exact: true }).click()

  await panel.getByRole('textbox', { name: 'Film', exact: true }).fill('#10141c')
  await expect(bar).toHaveCSS('background-color', 'rgb(16, 20, 28)')
  await expect.poll(() => desk.text('look')).toContain("film: '#10141c'")

  await panel.keyboard.press('Tab')

  // It is seen, and not saved: nobody could read it.
  await panel.getByRole('textbox', { name: 'Film', exact: true }).fill('#8a857b')
  await expect(panel.getByRole('alert')).toContainText('“On film” (#fbf9f5) on “Film” (#8a857b)')
  await expect(bar).toHaveCSS('background-color', 'rgb(138, 133, 123)')
  await expect(panel.locator(':focus')).toBeInViewport({ ratio: 0.9 })
  const said = panel.getByRole('status').last()
  await expect(said).toHaveText('Not saved: Film.')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(said).toHaveText(/^Undone: /)
  await expect(bar).toHaveCSS('background-color', 'rgb(16, 20, 28)')

  await panel.getByRole('button', { name: 'Harbor' }).click()
  await expect(bar).toHaveCSS('background-color', 'rgb(15, 27, 38)')
  const heading = site.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-family', /^"?Archivo Narrow/)
  await expect.poll(() => desk.text('look')).toContain('edge: filed')

  await panel.getByRole('button', { name: 'The demo’s' }).click()
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 16, 14)')
  await panel.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(said).toHaveText('Undone: the look is Harbor again.')
})
