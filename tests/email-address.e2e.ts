import { expect, test } from './support/test.ts'

test('[L4] at 320 px the email address breaks before its @ or a dot, never inside a word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/about')
  const email = page.getByRole('contentinfo').getByRole('link', { name: /@/ })

  const lines = await email.evaluate((link) => {
    const found: { top: number; words: string }[] = []
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      for (const [at, letter] of Array.from(node.data).entries()) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { top } = range.getBoundingClientRect()
        const line = found.at(-1)
        if (line && Math.abs(line.top - top) < 4) line.words += letter
        else found.push({ top, words: letter })
      }
    }
    return found.map(({ words }) => words)
  })
  expect(lines).toEqual(['hello', '@dogwoodandsilver', '.example'])
})
