/**
 * A file's name as people read it: accents in one piece, every space a plain one, nothing invisible,
 * no space around it. Names that look the same are the same: a Mac takes accents apart, writes a
 * narrow space into the time of a screenshot, and word processors add what nobody sees.
 */
export function readName(name: string): string {
  return name
    .normalize()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The name by which a scan is stored that content calls `wanted`, where there is one. */
export function storedName(names: string[], wanted: string): string | undefined {
  return names.includes(wanted) ? wanted : names.find((name) => readName(name) === readName(wanted))
}

/**
 * The letters and digits of a text, small and without accents: the same for names, numbers and words that are only written
 * differently.
 */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
