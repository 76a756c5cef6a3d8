import { mapWritten, type ContentFile, type Written } from '../content/files.ts'

/** Gives a text what it carries unseen, so that an editor knows which field it came from. */
export type Trace = (text: string, file: ContentFile, path: PropertyKey[]) => string

/** Files whose words are looked up or drawn, where a trace would be in the way. */
const UNTRACED: ContentFile[] = ['film-stocks', 'photographs', 'prints', 'sharing']

/** What the files hold, each text and each reference to a photograph with a trace. */
export function traced(written: Written, trace: Trace): Written {
  return mapWritten(written, ({ file, path, value, kind }) => {
    if (UNTRACED.includes(file)) return value
    if (kind?.kind === 'photograph') return { ...(value as object), trace: trace('', file, path) }
    const isText = kind?.kind === 'text' && typeof value === 'string'
    return isText ? trace(value, file, path) : value
  })
}
