import type { Locator } from '@playwright/test'

/** The lines of an element’s text as they are drawn, without spaces at their ends. */
export function linesOf(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const lines: { bottom: number; words: string }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      for (const [at, letter] of Array.from(node.data).entries()) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { bottom, width } = range.getBoundingClientRect()
        const line = lines.at(-1)
        if (line && (width === 0 || Math.abs(line.bottom - bottom) < 4)) line.words += letter
        else lines.push({ bottom, words: letter })
      }
    }
    return lines.map(({ words }) => words.trim()).filter(Boolean)
  })
}
