import { resolve } from 'node:path'

import type { Written } from '#pipeline/content/files.ts'
import { controlsOf } from '#pipeline/content/languages.ts'
import { readContent } from '#pipeline/content/read-content.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import { languageOf } from '#pipeline/model/language.ts'
import { fillInFacts } from '#pipeline/reading/fill-in.ts'

import { studios, type TestStudio } from './content.ts'

/** The demo is one studio among others. */
export type StudioName = 'demo' | keyof typeof studios

/** Studios that look nothing like the demo. */
export const UNLIKE_DEMO: StudioName[] = ['smallest', 'largest', 'portraits', 'arabic']

const PORT = Number(process.env.TEST_PORT ?? 4180)

/** All others are served at one port, each at its own name below `localhost`. */
export const STUDIOS_PORT = PORT + 4

/** The address of a studio’s site. */
export function addressOf(name: StudioName): string {
  return `http://${name === 'demo' ? `localhost:${PORT}` : `${name}.localhost:${STUDIOS_PORT}`}`
}

/** The folder of a studio’s content and, but for the demo, of its site. */
export function folderOf(name: string): string {
  return resolve(name === 'demo' ? name : `test-results/studios/${name}`)
}

/** The given studios, or all. */
export function chosenStudios(names: string[]): [string, TestStudio][] {
  const unknown = names.filter((name) => !(name in studios))
  if (unknown.length > 0) throw new Error(`There is no studio "${unknown.join('", "')}".`)
  return Object.entries(studios).filter(([name]) => !names.length || names.includes(name))
}

export type StudioWords = Awaited<ReturnType<typeof wordsOf>>

/** The words of a test studio, with facts in the place of marks, and those of its controls. */
export async function wordsOf(name: StudioName) {
  const { written } = readContent(await readTexts(process.cwd(), `${folderOf(name)}/content`))
  const words = fillInFacts(written as Written)
  const { language } = words.studio

  return {
    ...words,
    controls: controlsOf(language, words.controls),
    ...languageOf(language),
    /** What is said of a scan. */
    photographOf: (scan: { file: string }) =>
      words.photographs.find(({ file }) => file === scan.file)!,
    /** A word of a control with numbers and names in the place of its marks. */
    fill: (text: string, values: Record<string, string | number>) =>
      text.replace(/{(\w+)}/g, (_, mark: string) => values[mark]!.toLocaleString(language)),
  }
}
