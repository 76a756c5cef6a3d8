import { slug } from '../../model/slug.ts'
import { PhotographReference } from './photograph.ts'
import { unique } from './unique.ts'

type Listed = { id?: string | undefined; src: PhotographReference }

/** Gives a photograph in a list its file's name as id, unless the list gives it another. */
export function identified<Item extends Listed>(item: Item): Item & { id: string } {
  return { ...item, id: item.id ?? slug(item.src.file) }
}

export const uniqueIds = unique<Listed>({
  key: ({ id, src }) => id ?? (src instanceof PhotographReference ? slug(src.file) : undefined),
  at: 'id',
  message: (id, first) =>
    `"${id}" is in this list already, at [${first}]. Take one of them out, ` +
    'or give this one an "id" of its own.',
})
