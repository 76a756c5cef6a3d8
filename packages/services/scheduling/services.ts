import { acuity } from './acuity.ts'
import { cal } from './cal.ts'
import { calendly } from './calendly.ts'
import { google } from './google.ts'
import { other } from './other.ts'
import type { Service } from './service.ts'
import { setmore } from './setmore.ts'
import { simplybook } from './simplybook.ts'
import { square } from './square.ts'
import { tidycal } from './tidycal.ts'
import { youcanbookme } from './youcanbookme.ts'
import { zoho } from './zoho.ts'

const KNOWN = [
  acuity,
  cal,
  calendly,
  google,
  setmore,
  simplybook,
  square,
  tidycal,
  youcanbookme,
  zoho,
]

/** Whose address it is. */
export function serviceAt({ hostname }: URL): Service {
  return KNOWN.find(({ hosts }) => hosts.test(hostname)) ?? other
}
