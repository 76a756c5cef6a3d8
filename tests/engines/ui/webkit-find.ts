type Find = (
  container: Element,
  role: string | RegExp,
  options?: { name?: string | RegExp },
) => Element[]

type SentTarget = {
  by: 'role' | 'text' | 'title'
  role?: string
  words?: string | { source: string; flags: string }
  inside?: SentTarget
}

declare const TestingLibraryDom: {
  queryAllByRole: Find
  queryAllByText: Find
  queryAllByTitle: Find
}

/** Runs in the page, after Testing Library. Returns the elements of a target. */
export function find({ by, role = '', words, inside }: SentTarget): Element[] {
  const { queryAllByRole, queryAllByText, queryAllByTitle } = TestingLibraryDom
  const expected = typeof words === 'object' ? new RegExp(words.source, words.flags) : words
  const container = inside ? find(inside)[0] : document.documentElement
  if (!container) return []

  if (by === 'text') return queryAllByText(container, expected ?? '')
  if (by === 'title') return queryAllByTitle(container, expected ?? '')
  return queryAllByRole(container, role, { name: expected })
}
