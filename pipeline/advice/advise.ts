import path from 'node:path'

import { atLocations, type Advice } from './advice.ts'
import { borrowed } from './borrowed.ts'
import { photographs } from './photographs.ts'
import { readFields, readStudio, settingAt, type StudioFiles } from './studio-files.ts'
import { words } from './words.ts'

type Options = { root: string; studio: string; today: Date }

/**
 * What the owner of a studio may want to change, by topic. It stops nothing. `studio` is the folder
 * with its `content/` and `uploads/`, a full path like `root`.
 */
export async function advise({ root, studio, today }: Options): Promise<Advice[]> {
  const demo = path.join(root, 'demo')
  const site = await readStudio(root, studio, demo)
  return [
    ...(studio === demo ? [] : borrowed(site, await readFields(root, demo))),
    ...inquiries(site),
    ...photographs(site),
    ...words(site, today.getFullYear()),
  ]
}

/** Top-level domains on which nobody has a site (RFC 2606). */
const RESERVED = /\.(example|test|invalid|localhost)$/

/** A form that sends nothing, on a site that is online. */
export function inquiries({ fields }: StudioFiles): Advice[] {
  const url = settingAt(fields, 'url')?.value ?? ''
  const receiver = settingAt(fields, 'inquiries.receiver')
  const isLive = URL.canParse(url) && !RESERVED.test(new URL(url).hostname)
  return atLocations(
    'Inquiries',
    isLive && receiver?.value === 'none' ? [receiver] : [],
    'Visitors are thanked for their message, and it goes nowhere. Set a receiver: docs/connect.md says how.',
  )
}
