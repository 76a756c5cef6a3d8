import { isGoogle, unwrapped } from '@studio/services/maps/google'
import { isMap } from '@studio/services/maps/web-map'
import { settingWithout } from './fields.ts'
import { didYouMean } from '../messages/nearest.ts'
import { shown } from '../messages/shown.ts'

const GOOGLE = 'open Share in Google Maps, choose “Embed a map”, and paste what is there'

/** The map that the studio chose: checked here, made later, when the area is known. */
export const mapOfArea = settingWithout(mapMistake)

function mapMistake(words: string): string | undefined {
  if (isMap(words)) return undefined

  const address = unwrapped(words)
  if (/^http:/i.test(address)) {
    return `${shown(address)} begins with http. Write it with https: https${address.slice(4)}`
  }
  if (isGoogle(address))
    return `Google does not let other pages show this address. Instead, ${GOOGLE}.`
  if (words.startsWith('AIza')) {
    return `A key of Google’s has 39 letters and digits, and this one has ${words.length}. Copy it whole.`
  }
  if (/openstreetmap\.org/i.test(address)) {
    return 'Write only openstreetmap: the map is made from the towns and counties below it.'
  }
  return (
    `${shown(words)} is not a map.` +
    (didYouMean(words, ['openstreetmap']) || ` Write openstreetmap; or, for Google’s, ${GOOGLE}.`)
  )
}
