import type { CSSProperties } from 'react'

import { CARD, type CardLook } from './look.ts'

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
  /** The line below the name, as the address of a mask. */
  underline: string
  look: Pick<CardLook, 'colors' | 'families'>
}

/** The right half of a card, which has the words, in pixels. */
export const COLUMN = { left: 616, top: 90, width: 536, height: 503 }

/** A card without its photograph: film, and what is written on it. */
export function CardPicture({ words, size, breaksWords, underline, look }: CardPictureProps) {
  const { colors, families } = look
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
