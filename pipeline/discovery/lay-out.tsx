import satori from 'satori'

import { CardPicture, COLUMN, type CardWords } from './card-picture.tsx'
import { CARD, type CardLook } from './look.ts'

/** The sizes of a studio's name, in pixels. */
const SIZES = [96, 88, 80, 72, 64, 56, 52, 48, 44, 40, 36, 32, 28, 24]

/** The size where it would have to be even smaller, and breaks inside a word instead. */
const BROKEN_SIZE = 40

/** The words of a card as an SVG of outlines, with the studio's name in the largest size that fits. */
export async function layOut(
  words: CardWords,
  underline: string,
  look: Pick<CardLook, 'colors' | 'families' | 'fonts'>,
): Promise<string> {
  let largest = SIZES[0]!
  for (const size of SIZES) {
    if (size > largest) continue
    const { svg, top, width } = await render({ words, underline, look, size, breaksWords: false })
    if (top >= COLUMN.top && width <= COLUMN.width) return svg
    // The longest word leaves no room for more.
    largest = (size * COLUMN.width) / width
  }
  return (await render({ words, underline, look, size: BROKEN_SIZE, breaksWords: true })).svg
}

/** A card, and the box of the name on it, which is wider than the column where a word is. */
async function render(
  props: Parameters<typeof CardPicture>[0] & { look: Pick<CardLook, 'fonts'> },
) {
  let name = { top: COLUMN.top, width: 0 }
  const svg = await satori(<CardPicture {...props} />, {
    ...CARD,
    fonts: props.look.fonts,
    onNodeDetected(node) {
      if (node.type === 'h1') name = node
    },
  })
  return { svg, top: name.top, width: name.width }
}
