import { expect, test } from 'vitest'

import { inquiries } from './inquiries.ts'
import { scheduling } from './scheduling.ts'
import { serviceArea } from './service-area.ts'
import { siteAddress } from './site-address.ts'

const SETTINGS: Record<string, (words: string) => unknown> = {
  calendar: (calendar) => scheduling.safeParse({ calendar }),
  site: (words) => siteAddress.safeParse(words),
  map: (map) => serviceArea.safeParse({ map, towns: { Charlotte: '35.2, -80.8' } }),
  town: (Charlotte) => serviceArea.safeParse({ towns: { Charlotte } }),
  endpoint: (address) => inquiries.safeParse({ receiver: 'endpoint', address, encoding: 'json' }),
  form: (form) => inquiries.safeParse({ receiver: 'formspree', form }),
  key: (key) => inquiries.safeParse({ receiver: 'web3forms', key }),
  'name of a form': (form) => inquiries.safeParse({ receiver: 'netlify', form }),
}

/** What may be repeated in it. */
const PIECES = [
  ['<a ', '<iframe src="', '<form name="', '<form ', '<input ', '<input name="access_key" '],
  ['<!--', '-->', '<', '>', '"', "'", '&amp;', '&', '\\/', ' ', '\n', '…', '...', '%20', ']('],
  ['https://', 'https%3A', 'https://cal.com/embed/', 'https://a.example ', '//', '"//a', '/embed'],
  ['a.', 'a', 'a@', 'calendly.com,', '.js', '-', '!', '(', ')', 'calLink: ', 'data-cal-origin='],
  ['access_key', 'formspree.io/', 'formsubmit.co/.', '1', '1,', '°', 'N ', '@35.2,', '?owner='],
].flat()

/** What stands before and after it. */
const ENDS = [
  ['', '!'],
  ['https://cal.com/june', 'x'],
  ['35.2', '"'],
]

const LENGTH = 4_000
const FACTOR = 8

/** Of a processor, in ms. Text whose time grows as its square takes longer. */
const NOTICEABLE = 100

/** How much longer a text takes that is eight times as long: about eight times, or as its square, 64 times. */
function growth(read: (words: string) => unknown, piece: string, [before, after]: string[]) {
  const took = (length: number) => {
    const words = before + piece.repeat(length / piece.length) + after
    const start = process.cpuUsage()
    read(words)
    return process.cpuUsage(start).user / 1000
  }
  let [long, short] = [Infinity, Infinity]
  // What this process does besides only adds to it, so the least is right.
  for (let attempt = 0; attempt < 5; attempt++) {
    long = Math.min(long, took(LENGTH * FACTOR))
    if (long < NOTICEABLE) return 0
    short = Math.min(short, took(LENGTH))
  }
  return long / short
}

test.for(Object.entries(SETTINGS))(
  'however long a text is that is pasted for the %s, each letter takes as long to read',
  ([, read]) => {
    const slow = PIECES.flatMap((piece) =>
      ENDS.filter((ends) => growth(read, piece, ends) > FACTOR * 3).map((ends) => [piece, ...ends]),
    )
    expect(slow).toEqual([])
  },
)
