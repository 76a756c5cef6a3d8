import { readCodedPicture, type CodedPicture } from '../av1/coded-picture.ts'
import { checkConfiguration } from './codec-configuration.ts'
import { findPicture, type PictureItem } from './picture-item.ts'

/** An AVIF, and the picture in it. */
export type OpenAvif = {
  item: PictureItem
  /** The data of the picture. */
  data: Uint8Array
  picture: CodedPicture
  /** Where its `av1C` repeats the payload of its sequence header, in bytes of the file. */
  repeatedHeader?: number
}

/** @throws {UnsupportedAvif} where it is anything but one still picture in AV1. */
export function openAvif(file: Uint8Array): OpenAvif {
  const item = findPicture(file)
  const data = file.subarray(item.location.start, item.location.end)
  const picture = readCodedPicture(data)
  const repeatedHeader = checkConfiguration(file, item.av1C, data, picture)
  return { item, data, picture, repeatedHeader }
}
