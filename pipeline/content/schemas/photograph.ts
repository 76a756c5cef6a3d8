import { z } from 'zod'

import { fieldKinds } from './field-kinds.ts'

/** A photograph as content names it. The site puts the photograph itself in its place. */
export type PhotographReference = {
  /** Its name in uploads/. */
  file: string
  /** Whether a portrait crop is wanted as well. */
  tall: boolean
  /** What an editor adds to the photograph's description. */
  trace?: string
}

export const photograph = reference(false)
export const tallPhotograph = reference(true)

function reference(tall: boolean) {
  return z
    .string()
    .trim()
    .min(1)
    .transform((file): PhotographReference => ({ file, tall }))
    .register(fieldKinds, { kind: 'photograph', tall })
}
