import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Package } from '#pipeline/content/content.ts'

import { PackageSlip } from './package-slip.tsx'

test('a package without a booking page leads to the contact page, in this tab', () => {
  const slip = slipOf({ name: 'Portrait' })

  expect(slip).toContain('href="/contact"')
  expect(slip).toContain('aria-label="Book Now: Portrait"')
  expect(slip).not.toContain('target=')
})

test('missing parts of a package leave no empty elements', () => {
  expect(slipOf({ name: 'Portrait' })).not.toMatch(/<(p|dl)\b|role="img"/)
})

test.for([
  ['$80', '<span>$</span>80'],
  ['€1.250', '<span>€</span>1.250'],
  ['250 kr', '<bdi>250 kr<'],
  ['from $150', '>from $150<'],
])('%s is printed as it is written', ([price, printed]) => {
  expect(slipOf({ name: 'Portrait', price })).toContain(printed)
})

function slipOf(offer: Package): string {
  return renderToStaticMarkup(<PackageSlip offer={offer} index={0} bookNow="Book Now" />)
}
