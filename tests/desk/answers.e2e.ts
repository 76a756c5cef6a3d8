import { parse } from 'yaml'

import { describeForm } from '#owner/desk/form/describe-form.ts'
import { fieldsIn } from '#owner/desk/form/node.ts'
import { strip, placeName } from '#owner/desk/traces.ts'
import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { ROUTES, routes } from '#pipeline/content/pages.ts'
import { expect, test, type Desk } from './panel.ts'

test('@all every text of the content opens its field, by any of its words', async ({ desk }) => {
  const studio = parse(await desk.text('studio'))
  const shared = textsIn('studio', studio)
  // The name of a town is a setting, which texts may say, too.
  const towns = Object.keys(studio.serviceArea.towns)
  for (const page of ROUTES) {
    await desk.open(page.charAt(0).toUpperCase() + page.slice(1))
    const own = textsIn(page, parse(await desk.text(page)))
    const found = await wordsThatOpen(desk, routes[page], [...own, ...shared])
    const wrong = found.filter(({ words, isRight }) => !isRight && !towns.includes(words))
    expect(wrong, page).toEqual([])
    expect(found.length, page).toBeGreaterThan(20)
  }
})

/** The words of the content, and the place of each. */
type Texts = { place: string; words: string }[]

/** Every text that the page beside the panel shows and the content has, and whether it opens its own field. */
async function wordsThatOpen(desk: Desk, path: string, texts: Texts) {
  const { href } = new URL(path, desk.url())
  const [, frame] = desk.frames()
  await expect.poll(() => frame!.url().replace(/[?#].*/, '')).toBe(href)
  await expect(desk.site.locator('html[data-live]')).toBeAttached()
  await desk.waitForRing(desk.site.getByRole('main'))
  const shown = await desk.site.locator('body').evaluate(pointAtTexts)
  return shown.flatMap(({ place, words }) => {
    const own = placesOf(bare(strip(words)), texts)
    return own.length > 0 ? [{ words, place, isRight: own.includes(place) }] : []
  })
}

/** All texts that a content file holds. An email address, say, is a setting: pages do more with it than show it. */
function textsIn(file: ContentFile, held: unknown): Texts {
  return fieldsIn(describeForm(SCHEMAS[file], []), held).flatMap(({ node, path, value }) =>
    node.type === 'text' && typeof value === 'string'
      ? [{ place: placeName(file, path), words: bare(value) }]
      : [],
  )
}

/** Points at every text of a page in turn, and reads what the ring is around. Runs in the page. */
function pointAtTexts(body: HTMLElement) {
  const page = body.ownerDocument
  const ring = page.querySelector<HTMLElement>('[data-desk]')!
  const walker = page.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const shown: { place: string; words: string }[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement!
    const range = page.createRange()
    range.selectNodeContents(node)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = [...range.getClientRects()].find(({ width }) => width > 4)
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!box || !isSeen || element.closest('script, style, [aria-hidden=true]')) continue

    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2]
    const pointed = page.elementFromPoint(clientX, clientY)
    pointed?.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, bubbles: true }))
    if (pointed) shown.push({ place: ring.dataset.desk ?? '', words: node.data })
  }
  return shown
}

/** Where words come from: what says just that, or else what they are a part of. */
function placesOf(words: string, texts: Texts): string[] {
  if (words.length < 3) return []
  const same = texts.filter((text) => patternOf(text.words).test(words))
  const around = texts.filter((text) => text.words.includes(words))
  return (same.length > 0 ? same : around).map(({ place }) => place)
}

/** A mark like `{city}` stands for anything. */
function patternOf(words: string): RegExp {
  const parts = words.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

/** As pages show it: without asterisks and quotes around it, with single spaces. */
function bare(words: string): string {
  return words.replaceAll(/[*“”]/g, '').replaceAll(/\s+/g, ' ').trim()
}
