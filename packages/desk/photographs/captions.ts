import sharp from 'sharp'

import { isOfDevice } from '../../../pipeline/originals/empty-words.ts'
import { devicesIn, readTags } from '../../../pipeline/originals/read-tags.ts'
import { wordsOf } from '../../../pipeline/originals/tag-words.ts'

import { filmNamedIn } from './film-name.ts'

/** What a scan says of itself: helps with its description, and is not published. */
export type ScanMetadata = { caption?: string; date?: string; film?: string }

/** Reads the caption that somebody gave a scan, its date and film. Metadata is often broken; then it says nothing. */
export async function readCaption(scan: string, stocks: string[]): Promise<ScanMetadata> {
  const header = await sharp(scan, { limitInputPixels: false }).metadata()
  const tags = await readTags(scan, header)
  const { exif = {}, iptc = {}, xmp = {} } = tags
  const devices = devicesIn(tags)

  const captions = [xmp.description, iptc['Caption/Abstract'], exif.ImageDescription]
  const caption = captions.flatMap(wordsOf).find((words) => !isOfDevice(words, devices))
  const [date] = [exif.DateTimeOriginal, iptc['Date Created']].flatMap(wordsOf)
  const texts = [...captions, iptc.Keywords, xmp.subject, exif.UserComment].flatMap(wordsOf)
  const films = texts.map((text) => filmNamedIn(text, stocks))
  return { caption, date, film: films.find(Boolean) }
}
