import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

const FOLDER = 'test-results/keyboard'

/** How wide a picture is on the sheet, in px, and how many stand in a row. */
const WIDTH = 300
const IN_A_ROW = 6
const GAP = 8

/** Pictures of the window, one for each stop: for people to look at, where they ask by `SHEETS=1`. */
export function newSheet(page: Page) {
  if (!process.env.SHEETS) return undefined

  const pictures: Buffer[] = []
  return {
    pictures,
    async add() {
      const picture = sharp(await page.screenshot())
      pictures.push(await picture.resize({ width: WIDTH }).png().toBuffer())
    },
  }
}

/** Writes the pictures, in rows, to `test-results/keyboard/`. */
export async function printSheet(pictures: Buffer[], name: string) {
  const { height } = await sharp(pictures[0]).metadata()
  const width = IN_A_ROW * (WIDTH + GAP)
  const rows = Math.ceil(pictures.length / IN_A_ROW)
  const sheet = { width, height: rows * (height + GAP), channels: 3, background: 'gray' } as const

  await mkdir(FOLDER, { recursive: true })
  await sharp({ create: sheet })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % IN_A_ROW) * (WIDTH + GAP),
        top: Math.floor(index / IN_A_ROW) * (height + GAP),
      })),
    )
    .toFile(path.join(FOLDER, `${name}.png`))
}
