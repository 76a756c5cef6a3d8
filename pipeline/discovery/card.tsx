import sharp from 'sharp'
import satori from 'satori'
import type { CSSProperties } from 'react'

import type { Photograph } from '../model/photo.ts'
import { sha256 } from '../model/sha256.ts'
import { cropAround } from '../prints/sizes.ts'
import { largestJpeg } from '../prints/print.ts'
import { FRAME, type CardLook, CARD } from './card-look.ts'

/** A card that can be made: the picture of a page where its link is shared. */
type Card = {
  /** On the site, like `/uploads/card-home-0a1b2c3d.jpg`. Changes with everything that changes it. */
  address: string
  photograph: Photograph
  /** Everything on it but the photograph. */
  svg: string
}

/** Raise it with every change to what `drawCard` makes of the same photograph, SVG and frame. */
const CARD_VERSION = 1

/** What the share card of a page is drawn from, and the name of its file, which changes with it. */
export async function describeCard(
  page: string,
  photograph: Photograph,
  words: CardWords,
  look: CardLook,
): Promise<Card> {
  const { photo, focal } = photograph
  const svg = await layOut(words, look)
  const key = [CARD_VERSION, largestJpeg(photo.full), focal, svg, look.frame, sharp.versions]
  const hash = sha256(JSON.stringify(key)).slice(0, 8)
  return { address: `/uploads/card-${page}-${hash}.jpg`, photograph, svg }
}

/**
 * A card as a JPEG, because some networks read nothing newer: a frame on film, and the studio's name.
 * It states its rights in the words of `print`, the photograph's largest JPEG.
 */
export async function drawCard(
  { photograph: { focal }, svg }: Card,
  print: Uint8Array,
  { frame }: CardLook,
): Promise<Buffer> {
  const { xmp, width = 0, height = 0 } = await sharp(print).metadata()

  const photograph = await sharp(print)
    .extract(cropAround({ width, height }, FRAME.width / FRAME.height, focal))
    .resize({ width: FRAME.width, height: FRAME.height, fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: frame, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const picture = sharp(Buffer.from(svg))
    .composite([{ input: photograph, left: FRAME.left, top: FRAME.top }])
    // Full-resolution color, because the line under the name is thin and red.
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
  return (xmp ? picture.withXmp(xmp.toString()) : picture).toBuffer()
}

/** The sizes of a studio's name, in pixels. */
const SIZES = [96, 88, 80, 72, 64, 56, 52, 48, 44, 40, 36, 32, 28, 24]

/** The size where it would have to be even smaller, and breaks inside a word instead. */
const BROKEN_SIZE = 40

/** The words of a card as an SVG of outlines, with the studio's name in the largest size that fits. */
export async function layOut(words: CardWords, look: TypeLook): Promise<string> {
  for (const size of SIZES) {
    const { svg, top, width } = await render({ words, look, size, breaksWords: false })
    if (top >= COLUMN.top && width <= COLUMN.width) return svg
  }
  return (await render({ words, look, size: BROKEN_SIZE, breaksWords: true })).svg
}

/** A card, and the box of the name on it, which is wider than the column where a word is. */
async function render(props: CardPictureProps) {
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

/** What is written on a card. */
export type CardWords = {
  name: string
  /** The lines below it. */
  lines: string[]
  /** Printed along the edge of the film: the stock, in its hue, and the frame's number. */
  stock: { name: string; hue: string } | undefined
  number: number
  /** In which direction they run. */
  direction: 'ltr' | 'rtl'
}

type CardPictureProps = {
  words: CardWords
  /** The size of the name, in pixels. */
  size: number
  /** Whether the name may break inside a word. */
  breaksWords: boolean
  look: TypeLook
}

/** What of a look is in its words. */
type TypeLook = Omit<CardLook, 'icon' | 'frame'>

/** The right half of a card, which has the words, in pixels. */
export const COLUMN = { left: 616, top: 90, width: 536, height: 503 }

/** A card without its photograph: film, and what is written on it. */
function CardPicture({ words, size, breaksWords, look }: CardPictureProps) {
  const { colors, families, underline } = look
  const { name, lines, stock, number, direction } = words
  const isRight = direction === 'rtl'
  // Parts of a line stand from left to right, whatever is written in them: then the name is one part.
  const lastWord = isRight ? 0 : name.lastIndexOf(' ') + 1
  return (
    <div style={{ ...CARD, background: colors.film, color: colors.onFilmQuiet }}>
      <div style={{ ...styles.edge, fontFamily: families.labels }}>
        <span style={{ color: stock?.hue }}>{stock?.name ?? '35MM'}</span>
        <span>{number}</span>
        <svg width="11" height="13" viewBox="0 0 11 13">
          <path d="M0 0l11 6.5-11 6.5z" fill={colors.onFilmQuiet} />
        </svg>
        <span>{number}A</span>
      </div>
      <div style={{ ...styles.column, ...(isRight && styles.fromRight) }}>
        {name && (
          <h1
            style={{
              ...styles.name,
              color: colors.onFilm,
              fontFamily: families.text,
              fontSize: size,
              overflowWrap: breaksWords ? 'anywhere' : 'normal',
            }}
          >
            {name.slice(0, lastWord)}
            <span style={styles.lastWord}>
              {name.slice(lastWord)}
              <div
                style={{
                  ...styles.underline,
                  background: colors.safelight,
                  maskImage: `url(${underline})`,
                }}
              />
            </span>
          </h1>
        )}
        {lines.map((line) => (
          <p key={line} style={{ ...styles.line, fontFamily: families.labels }}>
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

const styles = {
  edge: {
    position: 'absolute',
    left: COLUMN.left,
    top: 36,
    width: COLUMN.width,
    display: 'flex',
    alignItems: 'center',
    gap: 36,
    fontSize: 18,
    letterSpacing: '0.14em',
  },
  column: {
    position: 'absolute',
    ...COLUMN,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
  },
  fromRight: { alignItems: 'flex-end', textAlign: 'right' },
  name: {
    margin: '0 0 29px',
    minWidth: 'min-content',
    fontWeight: 800,
    letterSpacing: '-0.035em',
    lineHeight: 1.04,
  },
  lastWord: { display: 'inline-block', position: 'relative' },
  underline: {
    position: 'absolute',
    left: -4,
    right: -8,
    top: '95%',
    height: 24,
    maskSize: '100% 100%',
  },
  line: {
    margin: '4px 0 0',
    fontSize: 30,
    lineHeight: '35px',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
} satisfies Record<string, CSSProperties>
