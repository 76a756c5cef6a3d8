import type { Metadata } from 'sharp'

import type { Rights } from '../model/photo.ts'
import { isEmpty } from './empty-words.ts'
import { devicesIn, readTags, type Tags } from './read-tags.ts'
import { mergedRights } from './rights.ts'
import { wordsOf } from './tag-words.ts'

/** The metadata tag that holds each right. */
type TagNames = Partial<Record<keyof Rights, string>>

const XMP = {
  creator: 'creator',
  credit: 'Credit',
  copyright: 'rights',
  license: 'WebStatement',
  usageTerms: 'UsageTerms',
  dataMining: 'DataMining',
  constraints: 'OtherConstraints',
}
const IPTC = { creator: 'By-line', credit: 'Credit', copyright: 'Copyright Notice' }
const EXIF = { creator: 'Artist', copyright: 'Copyright' }

/** What the Picture Licensing Universal System says about machines that learn from pictures. */
const DATA_MINING = /^(?:https?:\/\/ns\.useplus\.org\/ldf\/vocab\/)?(DMI-[A-Z-]+)$/

/**
 * Rights as a scan's own metadata states them: what its XMP says, else its IPTC, else its Exif or the
 * fields of a TIFF. Metadata is often broken, and no reason not to print a photograph.
 */
export async function readRights(scan: string, header: Metadata): Promise<Rights> {
  const tags = await readTags(scan, header)
  const devices = devicesIn(tags)
  const at = (standard: keyof Tags, names: TagNames) => rightsAt(tags[standard], names, devices)
  const lesser = mergedRights(at('iptc', IPTC), at('exif', EXIF))
  return mergedRights({ ...at('xmp', XMP), ...licensorIn(tags) }, lesser)
}

function rightsAt(tags: Tags[keyof Tags] = {}, names: TagNames, devices: string[]): Rights {
  const rights: Rights = {}
  for (const [right, name] of Object.entries(names) as [keyof Rights, string][]) {
    const stated = wordsOf(tags[name]).filter((words) => !isEmpty(words, devices))
    // Several people may have made one photograph. Of everything else, one is meant.
    const words = right === 'creator' ? [...new Set(stated)].join(', ') : stated[0]
    const valid = words && validRight(right, words)
    if (valid) rights[right] = valid
  }
  return rights
}

function validRight(right: keyof Rights, words: string): string | undefined {
  if (right === 'license') return isWebAddress(words) ? words : undefined
  if (right !== 'dataMining') return words
  const [, term] = DATA_MINING.exec(words) ?? []
  return term && `http://ns.useplus.org/ldf/vocab/${term}`
}

/** Where one can ask for a license: the address of the first licensor who has one. */
function licensorIn({ xmp }: Tags): Rights {
  const { value } = (xmp?.Licensor ?? {}) as { value?: unknown }
  const licensors = (Array.isArray(value) ? value : [value]) as { LicensorURL?: unknown }[]
  const licensor = licensors.flatMap((one) => wordsOf(one?.LicensorURL)).find(isWebAddress)
  return licensor ? { licensor } : {}
}

function isWebAddress(words: string): boolean {
  return /^https?:\/\//i.test(words) && URL.canParse(words)
}
