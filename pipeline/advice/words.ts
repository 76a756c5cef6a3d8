import path from 'node:path'

import { fieldPath } from '../content/messages.ts'
import { comparable } from '../model/file-name.ts'
import { atFields, type Advice } from './advice.ts'
import type { AdviceField, StudioFiles } from './studio-files.ts'

const TOPIC = 'Words'

const ADVICE = 'Say what a stranger would see: who or what, where, in which light.'

/** Words about a photograph, and the scan it is made of. */
type Words = AdviceField & { scan: string }

/** Descriptions that say nothing, or stand for several photographs. */
export function words({ fields }: StudioFiles): Advice[] {
  const about = wordsAboutPhotographs(fields)
  const alts = about.filter(({ file }) => file === 'photographs')
  const captions = about.filter(({ file }) => file !== 'photographs')
  const isName = ({ scan, value }: Words) =>
    [scan, path.parse(scan).name].some((name) => comparable(name) === comparable(value))
  const isCaption = ({ scan, value }: Words) =>
    captions.some((one) => one.scan === scan && comparable(one.value) === comparable(value))

  return [
    ...atFields(TOPIC, alts.filter(isName), `This only repeats the file’s name. ${ADVICE}`),
    ...atFields(
      TOPIC,
      alts.filter((alt) => !isName(alt) && isCaption(alt)),
      `This only repeats the words below the photograph, which are read aloud as well. ${ADVICE}`,
    ),
    ...repeated(alts).flatMap((group) =>
      atFields(TOPIC, group, `Different photographs have this description. ${ADVICE}`),
    ),
  ]
}

/** The descriptions of photographs, and their captions and titles wherever they are shown. */
export function wordsAboutPhotographs(fields: AdviceField[]): Words[] {
  const described = fields.filter((one) => one.file === 'photographs' && one.path.at(-1) === 'file')
  const shown = fields.filter(({ kind }) => kind?.kind === 'photograph')
  return [
    ...wordsBeside(described, ['alt'], fields),
    ...wordsBeside(shown, ['caption', 'title'], fields),
  ]
}

/** What is written beside each field that names a scan, under the first of `names` that is there. */
function wordsBeside(naming: AdviceField[], names: string[], fields: AdviceField[]): Words[] {
  return naming.flatMap((field) => {
    const siblings = names.map((name) => fieldPath([...field.path.slice(0, -1), name]))
    const found = fields.find(
      ({ file, location }) => file === field.file && siblings.includes(location.field ?? ''),
    )
    return found ? { ...found, scan: field.value } : []
  })
}

/** Words that more than one photograph has, in groups. */
function repeated(found: Words[]): Words[][] {
  const texts = [...new Set(found.map(({ value }) => comparable(value)))]
  return texts
    .map((text) => found.filter(({ value }) => comparable(value) === text))
    .filter((group) => new Set(group.map(({ scan }) => scan)).size > 1)
}
