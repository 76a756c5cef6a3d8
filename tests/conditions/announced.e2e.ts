import { recordAnnounced } from '../support/announced.ts'
import { CALENDAR, scrollToCalendar, tryAgain } from '../support/calendar.ts'
import { captionOf } from '../support/captions.ts'
import { fields, send } from '../support/inquiry.ts'
import { expect } from '../support/test.ts'
import { button, condition, lose, PHONE } from './condition.ts'

// What is announced reaches those who see nothing: once, whole, and only what they asked for.

condition({
  says: 'slides that turn by themselves say nothing, and a chosen one says number, picture and caption',
  visits: ['/'],
  async holds(page) {
    const slideshow = page.getByRole('region', { name: 'Selected photographs' })
    const before = await slideshow.ariaSnapshot()
    const said = await recordAnnounced(page)
    await page.clock.runFor(9000)
    await expect(captionOf(page, '2 of 5')).toBeVisible()
    expect(await slideshow.ariaSnapshot()).toBe(before)
    expect(await said()).toEqual([])

    await button(page, 'Next photograph').click()
    const third = /^3 of 5\. .+\. .+\.$/
    await expect.poll(said).toEqual([expect.stringMatching(third)])
    // Then it is only in the slide.
    await page.clock.runFor(8000)
    await expect(slideshow.getByText(third)).toHaveCount(0)
    await expect(slideshow.getByRole('img')).toHaveCount(1)
    expect(await said()).toHaveLength(1)
  },
  frozen: true,
})

condition({
  says: 'a session says number and caption once a visitor asks for it, and the slider speaks for itself',
  visits: ['/portfolio'],
  async holds(page) {
    const said = await recordAnnounced(page)
    const slider = page.getByRole('slider', { name: 'Recent Sessions' })
    await slider.focus()
    await page.setViewportSize({ width: 900, height: 800 })
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /^2 of 25\. .+/)
    expect(await said()).toEqual([])

    await button(page, 'Next session').click()
    await expect.poll(said).toEqual([expect.stringMatching(/^3 of 25\. .+\.$/)])
  },
})

condition({
  says: 'the lightbox is described as it opens, then says each photograph and what did not load',
  does: lose(/\/uploads\/stairs-spiral/),
  visits: ['/portfolio'],
  async holds(page) {
    const said = await recordAnnounced(page)
    await page.getByRole('link', { name: /^Open All five/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Photograph' })
    await expect(dialog).toHaveAccessibleDescription('Frame 2 of 5 All five Lifestyle')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    expect(await said()).toEqual([])

    await button(page, 'Next photograph').click()
    await expect(dialog.getByText('did not load')).toBeVisible()
    // Chromium would tell of every change.
    await expect(dialog).toHaveAccessibleDescription('')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('did not load')).toHaveCount(0)
    await expect
      .poll(said)
      .toEqual([
        'Frame 3 of 5: Four flights down, Street',
        'The photograph did not load. Open it as a file',
        'Frame 4 of 5: Before it came down, Portrait',
      ])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await said()).toHaveLength(3)
  },
})

condition({
  says: 'a copied address is said once, and so is one that could not be copied',
  visits: ['/contact'],
  async holds(page) {
    const said = await recordAnnounced(page)
    await button(page, 'Copy email address').click()
    await expect.poll(said).toEqual(['Email address copied'])

    const failure = 'Could not copy. Select the text and copy it by hand instead.'
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await button(page, 'Copy phone number').click()
    await expect.poll(said).toEqual(['Email address copied', failure])
    // Landmarks, to come back to them.
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('copied')
    await expect(page.getByRole('region', { name: 'Failures' })).toContainText(failure)
  },
})

condition({
  says: 'a lost calendar is said shortly, and each new try, whose button keeps the focus',
  does: lose(CALENDAR),
  visits: ['/booking'],
  async holds(page) {
    const lost = 'The calendar can’t be reached. Other ways to book are below.'
    const said = await recordAnnounced(page)
    await scrollToCalendar(page)
    await expect.poll(said).toEqual([lost])
    await tryAgain(page).click()
    await expect.poll(said).toEqual([lost, 'Asking again…', lost])
    await expect(tryAgain(page)).toBeFocused()
    await expect(page.getByRole('status')).toHaveCount(0)
  },
})

condition({
  says: 'nothing scolds while a visitor types: a field is judged when it is left, or a password manager fills it in',
  visits: ['/contact'],
  async holds(page) {
    const { name, email, message } = fields(page)
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    await send(page).click()
    await expect(name).toBeInViewport()
    const complaint = await page.getByText('Please', { exact: false }).nth(1).textContent()

    await email.pressSequentially('ada at example')
    await expect(email).toHaveAccessibleDescription(complaint!)
    await message.focus()
    await expect(email).toHaveAccessibleDescription(/@/)
    await email.fill('ada@example.com')
    await expect(email).toHaveAccessibleDescription('')
    await email.press('Backspace')
    await expect(email).toHaveAccessibleDescription('')

    // Without an input event.
    await name.evaluate((field: HTMLInputElement) => {
      field.value = 'Ada'
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(name).toHaveAttribute('aria-invalid', 'false')
    await expect(name).toHaveAccessibleDescription('')
  },
  visitor: PHONE,
})
