import { expect, test } from 'vitest'

import { filmNamedIn } from '#owner/desk/photographs/captions.ts'

const DEMO = ['Ektar 100', 'Kodak Gold', 'Ilford HP5 Plus', 'Portra 400']
const MANY = [
  'Portra 160',
  'Portra 400',
  'Portra 800',
  'Kodak Gold 200',
  'Kodak Tri-X 400',
  'Kodak T-Max 100',
  'Kodak Ektachrome E100',
  'Ilford Delta 400',
  'Ilford Delta 3200',
  'Ilford HP5 Plus 400',
  'CineStill 800T',
  'CineStill 400D',
  'Fuji Pro 400H',
  'Fujifilm Superia X-TRA 400',
  'Lomography Color Negative 800',
]

test.for<[name: string, film: string | undefined, stocks: string[]]>([
  ['veil-portra-400-12.jpg', 'Portra 400', DEMO],
  ['Portra400_07.jpg', 'Portra 400', DEMO],
  ['portra-07.jpg', 'Portra 400', DEMO],
  ['kodak_gold_200.jpg', 'Kodak Gold', DEMO],
  ['gold200.jpg', 'Kodak Gold', DEMO],
  ['kodakgold_3.jpg', 'Kodak Gold', DEMO],
  ['IlfordHP5plus_07.jpg', 'Ilford HP5 Plus', DEMO],
  ['A door on Kodak Gold', 'Kodak Gold', DEMO],
  ['roll 3 veil-hp5.jpg', 'Ilford HP5 Plus', DEMO],
  ['HP5+ 013.tif', 'Ilford HP5 Plus', DEMO],
  ['ilford hp5 plus 400', 'Ilford HP5 Plus', DEMO],
  ['hp-5_25.jpg', 'Ilford HP5 Plus', DEMO],
  ['ektar.jpg', 'Ektar 100', DEMO],
  ['roll12-portra-800.tif', 'Portra 800', MANY],
  ['trix-400.jpg', 'Kodak Tri-X 400', MANY],
  ['tri-x.jpg', 'Kodak Tri-X 400', MANY],
  ['TMAX100-03.jpg', 'Kodak T-Max 100', MANY],
  ['ektachrome-e100.jpg', 'Kodak Ektachrome E100', MANY],
  ['cinestill 800.jpg', 'CineStill 800T', MANY],
  ['delta3200-1.jpg', 'Ilford Delta 3200', MANY],
  ['pro-400h.jpg', 'Fuji Pro 400H', MANY],
  ['superia xtra 400.jpg', 'Fujifilm Superia X-TRA 400', MANY],
  ['HP5plus400.jpg', 'Ilford HP5 Plus 400', MANY],
  ['gold-100.jpg', 'Kodak Gold 100', ['Kodak Gold', 'Kodak Gold 100']],
])('%s is on %s', ([name, film, stocks]) => {
  expect(filmNamedIn(name, stocks)).toBe(film)
})

test.for<[name: string, stocks: string[]]>([
  ['portra-800-12.jpg', DEMO],
  ['hasselblad-6x6-portra 160.jpg', DEMO],
  ['portra160nc.jpg', MANY],
  ['gold-ring-on-velvet.jpg', DEMO],
  ['A gold ring, 200 guests.jpg', DEMO],
  ['A pro at work.jpg', MANY],
  ['IMG_400.jpg', DEMO],
  ['DSC_0400.jpg', DEMO],
  ['400h.jpg', MANY],
  ['cinestill.jpg', MANY],
  ['cinestill-50d.jpg', MANY],
  ['delta-flight-12.jpg', MANY],
  ['ilford delta.jpg', MANY],
  ['ektar 400.jpg', DEMO],
  ['portrait-400.jpg', DEMO],
  ['fuji-xpro2-400.jpg', MANY],
  ['portra 400 or hp5.jpg', DEMO],
  ['', DEMO],
  ['portra.jpg', []],
])('%s names no film for certain, so none is chosen', ([name, stocks]) => {
  expect(filmNamedIn(name, stocks)).toBeUndefined()
})
