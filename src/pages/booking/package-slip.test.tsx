import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Package } from '#pipeline/content/content.ts'

import { digitsOf, speak } from '#src/ui/words.ts'

import { PackageSlip } from './package-slip.tsx'

test('a package without a booking page leads to the contact page, in this tab', () => {
  const slip = slipOf({ name: 'Portrait' })
  expect(slip).toContain('href="/contact"')
  expect(slip).toContain('aria-label="Book Now: Portrait"')
  expect(slip).not.toContain('target=')
  // Missing parts leave no empty elements.
  expect(slip).not.toMatch(/<(p|dl)\b|role="img"/)
})

test.for([
  ['$80', '<span>$</span>80'],
  ['€1.250', '<span>€</span>1.250'],
  ['250 kr', '<bdi>250 kr<'],
  ['from $150', '>from $150<'],
])('%s is printed as it is written', ([price, printed]) => {
  expect(slipOf({ name: 'Portrait', price })).toContain(printed)
})

const POLISH = { one: '{count} rolka', few: '{count} rolki', many: '{count} rolek', other: '' }
const ARABIC = { one: 'بكرة واحدة', two: 'بكرتان', few: '{count} بكرات', other: '{count} بكرة' }

test.for([
  ['en-US', undefined, 1, 1, '1 roll'],
  ['en-US', undefined, 7, 10, '7 to 10 rolls'],
  ['pl', POLISH, 3, 3, '3 rolki'],
  ['pl', POLISH, 5, 5, '5 rolek'],
  ['ar', ARABIC, 2, 2, 'بكرتان'],
  // “Two” does not say how many, and here it would have to.
  ['ar-EG', ARABIC, 1, 2, '١ to ٢ بكرة'],
] as const)('in %s, with %o, %i to %i are “%s”', ([language, forms, rolls, upTo, name]) => {
  const slip = slipOf({ name: 'Portrait', icon: { rolls, upTo } }, language, forms)
  expect(slip).toContain(`aria-label="${name}"`)
})

const ENGLISH = { one: '{count} roll', other: '{count} rolls' }

function slipOf(
  offer: Package,
  language = 'en-US',
  rolls: typeof ENGLISH | typeof POLISH | typeof ARABIC = ENGLISH,
): string {
  const packages = { rolls, upTo: '{from} to {to}' }
  const controls = { packages, links: { newTab: '{link} (opens in a new tab)' } }
  speak({ language, digits: digitsOf(language), controls })
  return renderToStaticMarkup(<PackageSlip offer={offer} index={0} bookNow="Book Now" />)
}
