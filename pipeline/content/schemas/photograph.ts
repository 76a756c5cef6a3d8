import { z } from 'zod'

import { fieldKinds } from './field-kinds.ts'

/** A photograph as content names it. The site puts the photograph itself in its place. */
export class PhotographReference {
  /** Its name in uploads/. */
  readonly file: string
  /** Whether a portrait crop is wanted as well. */
  readonly tall: boolean

  constructor(file: string, tall: boolean) {
    this.file = file
    this.tall = tall
  }
}

export const photograph = reference(false)
export const tallPhotograph = reference(true)

function reference(tall: boolean) {
  return z
    .string()
    .trim()
    .min(1)
    .transform((file) => new PhotographReference(file, tall))
    .register(fieldKinds, { kind: 'photograph', tall })
}
