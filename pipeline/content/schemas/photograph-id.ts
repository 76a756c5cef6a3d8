import type { Photo } from '../../model/photo.ts'
import { unique } from './unique.ts'

type Picture = { id?: string | undefined; src: Photo }

/** Gives a photograph in a list its file's name as id, unless the list gives it another. */
export function identified<Item extends Picture>(item: Item): Item & { id: string } {
  return { ...item, id: item.id ?? fileId(item.src) }
}

export const uniqueIds = unique<Picture>({
  key: ({ id, src }) => id ?? (src?.className ? fileId(src) : undefined),
  at: 'id',
  message: (id, first) =>
    `"${id}" is in this list already, at [${first}]. Take one of them out, ` +
    'or give this one an "id" of its own.',
})

function fileId({ className }: Photo): string {
  return className.replace('photo-', '')
}
