import { expect, test } from 'vitest'

import type { SessionPhoto } from '#pipeline/content/content.ts'

import { onFilm } from './on-film.ts'

test('sessions stay in the order of the studio, and the film is cut where its stock changes', () => {
  expect(laidOut('gold portra portra hp5 portra')).toBe(
    'gold0·1 | portra1·1 portra2·2 | hp53·1 | portra4·1',
  )
})

test('a roll ends after fifteen frames', () => {
  const rolls = laidOut(Array(23).fill('gold').join(' ')).split(' | ')

  expect(rolls.map((roll) => roll.split(' ').at(-1))).toEqual(['gold14·15', 'gold22·8'])
})

/** Sessions on these stocks, as “stock, index · frame number”. */
function laidOut(stocks: string): string {
  const sessions = stocks
    .split(' ')
    .map((name, at) => ({ id: `${name}${at}`, src: { film: { name } } }) as SessionPhoto)

  return onFilm(sessions)
    .map(({ session: { id }, frame, isCutBefore }) => `${isCutBefore ? '| ' : ''}${id}·${frame}`)
    .join(' ')
}
