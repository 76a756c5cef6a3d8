type Find = (
  container: Element,
  role: string | RegExp,
  options?: { name?: string | RegExp },
) => Element[]

type Sent = {
  by: 'role' | 'text' | 'title'
  role?: string
  words?: string | { source: string; flags: string }
  inside?: Sent
}

declare const TestingLibraryDom: {
  queryAllByRole: Find
  queryAllByText: Find
  queryAllByTitle: Find
}

/** Runs in the page, where Testing Library's functions are: what a target means there. */
export function find({ by, role = '', words, inside }: Sent): Element[] {
  const { queryAllByRole, queryAllByText, queryAllByTitle } = TestingLibraryDom
  const meant = typeof words === 'object' ? new RegExp(words.source, words.flags) : words
  const container = inside ? find(inside)[0] : document.documentElement
  if (!container) return []

  if (by === 'text') return queryAllByText(container, meant ?? '')
  if (by === 'title') return queryAllByTitle(container, meant ?? '')
  return queryAllByRole(container, role, { name: meant })
}
