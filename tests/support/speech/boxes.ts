import type { CDPSession } from '@playwright/test'

type Box = {
  /** Whether it begins a line of its own. */
  block: boolean
  attributes: Record<string, string>
}

/** What the tree does not tell, and listeners are told: which page is the current one. */
const ATTRIBUTES: Record<string, string> = { 'aria-current': 'current', 'data-stop': 'stop' }

/** What stands in the line with the words around it. */
const IN_LINE = /^(inline|contents|none)/

/** What the accessibility tree leaves out of a page's elements, by their ids in it. */
export async function readBoxes(session: CDPSession): Promise<Map<number, Box>> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['display'],
  })
  const { nodes, layout } = documents[0]!
  const string = (index = -1) => strings[index] ?? ''

  const displays = new Map(
    layout.nodeIndex.map((node, index) => [node, string(layout.styles[index]?.[0])]),
  )

  return new Map(
    (nodes.backendNodeId ?? []).map((id, node) => {
      const display = displays.get(node) ?? ''
      return [id, { block: display !== '' && !IN_LINE.test(display), attributes: told(node) }]
    }),
  )

  function told(node: number) {
    const pairs = nodes.attributes?.[node] ?? []
    const found: Record<string, string> = {}
    for (let at = 0; at < pairs.length; at += 2) {
      const state = ATTRIBUTES[string(pairs[at])]
      if (state) found[state] = string(pairs[at + 1])
    }
    return found
  }
}
