import type { ReadContent } from '../content/read-content.ts'
import { oncePerMessage, type Mistake } from '../model/mistake.ts'
import { UnusableOriginal } from '../originals/unusable-original.ts'
import type { Library } from '../photos/library.ts'

/** What is wrong with the scans that content names: each once, with all locations that name it. */
export async function checkScans(
  { references, described }: ReadContent,
  library: Library,
): Promise<Mistake[]> {
  const photographs = references.filter(({ kind }) => kind === 'photograph')
  const names = [...new Set(photographs.map(({ name }) => name))]
  // An undescribed name is a mistake already, unless the descriptions could not be read.
  const expected = names.filter((name) => described.size === 0 || described.has(name))

  const found = await Promise.all(
    expected.map(async (name): Promise<Mistake[]> => {
      try {
        await library.original(name)
        return []
      } catch (error) {
        if (!(error instanceof UnusableOriginal)) throw error
        const { message } = error
        const locations = photographs
          .filter((one) => one.name === name)
          .map(({ location }) => location)
        const all = [described.get(name) ?? [], locations].flat()
        return oncePerMessage(all.map((location) => ({ ...location, message })))
      }
    }),
  )
  return found.flat()
}
