import { useDesk } from '../desk.ts'
import { placeName } from '../../traces/place.ts'

/** What is wrong with the field at a place, in a sentence. */
export function useMistake(place: string): string | undefined {
  const { mistakes } = useDesk().state
  return mistakes.find(({ of, path }) => of && placeName(of, path) === place)?.message
}
