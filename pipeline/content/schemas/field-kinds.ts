import { z } from 'zod'

import type { Cut } from '../../model/photo.ts'
import type { FirstWord } from './first-words.ts'

/** What a field is for, where more than its own schema has to know. */
export type FieldKind =
  /** Words that visitors read. With `lines`, line breaks stay where they are. */
  | { kind: 'text'; lines?: boolean }
  /** The file name of a photograph, and the prints that are wanted of it. */
  | { kind: 'photograph'; cut: Cut }
  /** The file name of a picture that is shown as it is. */
  | { kind: 'picture' }
  /** The name of a film stock in content/film-stocks.yaml. */
  | { kind: 'film-stock' }
  /** A color as `#rrggbb`. */
  | { kind: 'color' }
  /** The name of a typeface in the studio's fonts/, or installed. */
  | { kind: 'typeface' }

/** The kinds of fields, by their schemas. A schema made from another one is of the same kind. */
export const fieldKinds = z.registry<FieldKind>()

/** What owners call each word that can be chosen in a field, by its schema. */
export const optionLabels = z.registry<Record<string, string>>()

/** Whose words a field holds. Words that do not say so are one's own, and true of others at best by chance. */
export type Whose =
  | {
      /** The studio's alone: another one's would mislead visitors. */
      whose: 'studio'
      /** What it is, like `email address`. Of a part with several fields in the plural, like `terms`. */
      fact: string
      /** Whether a studio in the same town may have it, too. */
      isOfPlace?: boolean
      /** What else to do about it. */
      hint?: string
      firstWord?: undefined
    }
  | {
      /** Anyone's: a label, a heading, the name of a film. */
      whose: 'anyone'
      /** What a new studio in another language begins with. */
      firstWord?: FirstWord
    }

/** Whose words a field holds, by its schema or that of the nearest part around it that says so. */
export const whose = z.registry<Whose>()
