import { expect, test } from 'vitest'

import { inquiries } from './inquiries.ts'
import { scheduling } from './scheduling.ts'
import { serviceArea } from './service-area.ts'

const SETTINGS: Record<string, (words: string) => unknown> = {
  calendar: (calendar) => scheduling.safeParse({ calendar }),
  map: (map) => serviceArea.safeParse({ map, towns: { Charlotte: '35.2, -80.8' } }),
  town: (Charlotte) => serviceArea.safeParse({ towns: { Charlotte } }),
  form: (form) => inquiries.safeParse({ receiver: 'formspree', form }),
  key: (key) => inquiries.safeParse({ receiver: 'web3forms', key }),
  'name of a form': (form) => inquiries.safeParse({ receiver: 'netlify', form }),
}

/** What may be repeated in it. */
const PIECES = [
  ['<a ', '<iframe src="', '<form ', '<input name="access_key" ', '<!--', '-->', '<', '>', '"'],
  ['&amp;', '&', '\\/', ' ', '…', '...', '%20', ']('],
  ['https://', 'https%3A', 'https://a.example ', '//', '"//a', '/embed', 'a.', 'a', 'a@', '-'],
  ['.js', '(', ')', 'calLink: ', 'access_key', 'formspree.io/', '1', '1,', '°', '@35.2,'],
].flat()

const LENGTH = 4_000
const FACTOR = 8

/** How much longer a text takes that is eight times as long: about eight times, or as its square, 64 times. */
function growth(read: (words: string) => unknown, piece: string) {
  const took = (length: number) => {
    const words = `${piece.repeat(length / piece.length)}!`
    const start = process.cpuUsage()
    read(words)
    return process.cpuUsage(start).user / 1000
  }
  let [long, short] = [Infinity, Infinity]
  // What this process does besides only adds to it, so the least is right.
  for (let attempt = 0; attempt < 5; attempt++) {
    long = Math.min(long, took(LENGTH * FACTOR))
    // Below this nobody notices, whatever it grows as.
    if (long < 100) return 0
    short = Math.min(short, took(LENGTH))
  }
  return long / short
}

test.for(Object.entries(SETTINGS))(
  'however long a text is that is pasted for the %s, each letter takes as long to read',
  ([, read]) => {
    expect(PIECES.filter((piece) => growth(read, piece) > FACTOR * 3)).toEqual([])
  },
)
