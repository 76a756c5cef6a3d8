import path from 'node:path'

import { siteAddressIn } from '../content/schemas/site-address.ts'
import { urlOf } from '@studio/services/pasted/address'
import { SAMPLE } from '@studio/services/scheduling/sample'
import { atFields, type Advice } from './advice.ts'
import { borrowed } from './borrowed.ts'
import { foreign } from './foreign.ts'
import { pastDays } from './past-days.ts'
import { photographs } from './photographs.ts'
import {
  readFields,
  readStudio,
  settingAt,
  type AdviceField,
  type StudioFiles,
} from './studio-files.ts'
import { words } from './words.ts'

type Options = { root: string; studio: string; today: Date }

/**
 * What the owner of a studio may want to change, by topic. What misleads visitors stops the check; nothing stops the build. `studio` is the folder
 * with its `content/` and `uploads/`, a full path like `root`.
 */
export async function advise({ root, studio, today }: Options): Promise<Advice[]> {
  const demo = path.join(root, 'demo')
  const site = await readStudio(root, studio, demo)
  const facts = studio === demo ? [] : (await readFields(root, demo)).filter(isNoSample)
  return [
    ...(studio === demo ? [] : borrowed(site, facts)),
    ...foreign(site.fields, facts),
    ...sample(site, studio !== demo),
    ...inquiries(site),
    ...photographs(site),
    ...pastDays(site, today),
    // The demo is as old as it says.
    ...words(site, studio === demo ? undefined : today.getFullYear()),
  ]
}

/** The sample has advice of its own. */
function isNoSample({ value }: AdviceField): boolean {
  return value !== SAMPLE
}

/** A calendar in which nobody can book. The demo's is meant to be one. */
function sample({ fields }: StudioFiles, misleads: boolean): Advice[] {
  const calendar = settingAt(fields, 'scheduling.calendar')
  const isSample = calendar?.value.trim().toLowerCase() === SAMPLE
  return atFields(
    'Calendar',
    isSample ? [calendar!] : [],
    'The calendar is still the sample: visitors see it, and what they book there reaches nobody. Paste the link of ' +
      'your calendar, or leave the section out.',
  ).map((one) => ({ ...one, misleads }))
}

/** Top-level domains on which nobody has a site (RFC 2606). */
const RESERVED = /\.(example|test|invalid|localhost)$/

/** A form that sends nothing, on a site that visitors can open: `none`, or nothing at all. */
export function inquiries({ fields }: StudioFiles): Advice[] {
  const url = settingAt(fields, 'url')
  const receiver = settingAt(fields, 'inquiries.receiver') ?? url
  const address = urlOf(siteAddressIn(url?.value ?? ''))
  const isLive = address !== undefined && !RESERVED.test(address.hostname)
  const isLost = receiver?.value === 'none' || receiver === url
  return atFields(
    'Inquiries',
    isLive && isLost ? [receiver!] : [],
    'Visitors are thanked for their message, and it goes nowhere. Choose who receives them: docs/connect.md has eight services.',
  ).map((one) => ({ ...one, misleads: true }))
}
