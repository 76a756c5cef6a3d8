import { expect, test } from 'vitest'

import type { SessionPhoto } from '#pipeline/content/content.ts'

import { onFilm } from './on-film.ts'

test('sessions on one stock are on one roll in their order, and there is a cut between rolls', () => {
  expect(laidOut('gold portra gold hp5 portra')).toBe(
    'gold0·1 gold2·2 | portra1·1 portra4·2 | hp53·1',
  )
})

test('a roll ends after ten frames', () => {
  const rolls = laidOut(Array(23).fill('gold').join(' ')).split(' | ')

  expect(rolls.map((roll) => roll.split(' ').at(-1))).toEqual(['gold9·10', 'gold19·10', 'gold22·3'])
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
