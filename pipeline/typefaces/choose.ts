import { DEMO_FACES, type Look } from '../look/look.ts'
import { findFamilies } from './families.ts'
import type { Faces, Family } from './typefaces.ts'

/** The families of a look, among those that were found. */
export function facesOf(
  { text, labels }: Look['faces'],
  families: ReadonlyMap<string, Family>,
): Faces {
  return { text: families.get(text)!, labels: families.get(labels)! }
}

/** The families that the demo is set in. */
export async function demoFaces(): Promise<Faces> {
  return facesOf(DEMO_FACES, (await findFamilies()).families)
}
