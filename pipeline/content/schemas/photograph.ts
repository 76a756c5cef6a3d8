import { z } from 'zod'

import type { Photo } from '../../model/photo.ts'

/** What became of a name in a content file: the photograph, or why there is none. */
export type Found = { photo: Photo } | { mistake: string; at?: Place }

/** Where a mistake is put right, when that is not where it was noticed. */
export type Place = { file: string; path: PropertyKey[] }

/** Looks up a photograph by its file name. `tall` asks for a portrait crop as well. */
export type FindPhoto = (file: string, wants: { tall: boolean }) => Promise<Found>

/** The two kinds of photograph a page's words can name. */
export type Pictures = ReturnType<typeof pictures>

/**
 * A page's words name a photograph by its file; what they become holds the `Photo` itself. It is
 * looked up at the name, not at the object around it, because zod transforms an object only when
 * all of it is right: a missing photograph would stay hidden behind any other mistake.
 */
export function pictures(find: FindPhoto) {
  return { photograph: picture(find, false), tallPhotograph: picture(find, true) }
}

function picture(find: FindPhoto, tall: boolean) {
  return z
    .string()
    .trim()
    .min(1, { abort: true })
    .transform(async (file, context): Promise<Photo> => {
      const found = await find(file, { tall })
      if ('photo' in found) return found.photo

      context.addIssue({ code: 'custom', message: found.mistake, params: { at: found.at } })
      return z.NEVER
    })
}
