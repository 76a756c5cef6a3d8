import type { Written } from '#pipeline/content/files.ts'
import { controlsOf } from '#pipeline/content/languages.ts'
import { readContent } from '#pipeline/content/read-content.ts'
import { readTexts } from '#pipeline/content/read-texts.ts'
import { languageOf } from '#pipeline/model/language.ts'
import { fillInFacts } from '#pipeline/reading/fill-in.ts'
import { folderOf, type StudioName } from './studios.ts'

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
