import type { ContentFile, Written } from '../content/files.ts'
import { mapWritten } from '../content/located-fields.ts'
import { PhotographReference } from '../content/schemas/photograph.ts'
import type { Photo } from '../model/photo.ts'

/** What a text carries unseen, so that an editor knows which field it came from. */
export type Trace = (file: ContentFile, path: PropertyKey[]) => string

/** Files whose words are looked up or drawn, where a trace would be in the way. */
const UNTRACED: ContentFile[] = ['film-stocks', 'photographs', 'prints', 'sharing']

class TracedReference extends PhotographReference {
  readonly trace: string

  constructor({ file, tall }: PhotographReference, trace: string) {
    super(file, tall)
    this.trace = trace
  }
}

/** What the files hold, each text with a trace, and each photograph with one in what it is of. */
export function traced(written: Written, trace: Trace): Written {
  return mapWritten(written, ({ file, path, value, kind }) => {
    if (UNTRACED.includes(file)) return value
    if (value instanceof PhotographReference) return new TracedReference(value, trace(file, path))
    const isText = kind?.kind === 'text' && typeof value === 'string'
    return isText ? value + trace(file, path) : value
  })
}

/** A photograph as one place shows it. */
export function tracedPhoto(photo: Photo, reference: PhotographReference): Photo {
  if (!(reference instanceof TracedReference)) return photo
  return { ...photo, alt: photo.alt + reference.trace }
}
