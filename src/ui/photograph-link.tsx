import type { ComponentProps } from 'react'

import type { Photo } from '#pipeline/model/photo.ts'

import { largest } from './picture.tsx'

type PhotographLinkProps = ComponentProps<'a'> & {
  photo: Photo
  /** Id of the link on its page: `/portfolio#stairs` leads to this photograph. */
  address: string
  /** Photographs of one set follow one another in the lightbox, in the order of the page. */
  set: 'featured' | 'sessions' | 'work' | 'roll'
  /** What the lightbox says of it: a title or caption, and a line below. */
  words?: { title?: string; note?: string }
}

/**
 * A link around a photograph, which opens it in the lightbox (`src/features/lightbox`), or without scripts as
 * a file. The lightbox reads from it all that it shows.
 */
export function PhotographLink({ photo, address, set, words, ...link }: PhotographLinkProps) {
  const notes = [words?.note ?? [], photo.credit ? `© ${photo.credit}` : []].flat()
  return (
    <a
      draggable={false}
      // On a phone the photograph is not displayed until it is near, so its alt text cannot name the link.
      aria-label={photo.alt}
      {...link}
      className={`${link.className} ${photo.className}`}
      id={address}
      href={largest(photo.full)}
      data-lightbox={set}
      data-title={words?.title}
      data-note={notes.join(' · ') || undefined}
      data-film={photo.film?.name}
    />
  )
}
