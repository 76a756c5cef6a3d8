import type { CDPSession, Page } from '@playwright/test'

import { readBoxes } from './boxes.ts'

/** One node of a page as the browser tells it to assistive technology. */
export type Heard = {
  /** In Chromium's words: `button`, `StaticText`; `none` where nothing is told of it. */
  role: string
  name: string
  description: string
  value: string
  /** `checked`, `expanded`, `required` …, and `current` and `stop`, which Chromium does not tell. */
  states: Record<string, unknown>
  /** Whether it begins a line of its own. */
  block: boolean
  children: Heard[]
}

/** Chromium's accessibility tree of a page as it stands now, with pages of other sites left out. */
export async function hear(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page)
  const [boxes, nodes] = await Promise.all([readBoxes(session), readNodes(session)])
  await session.detach()

  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  return grow(nodes[0]!)

  function grow(node: Node): Heard {
    const box = boxes.get(node.backendDOMNodeId ?? 0)

    return {
      role: text(node.role) || 'none',
      name: text(node.name),
      description: text(node.description),
      value: text(node.value),
      states: { ...statesOf(node), ...box?.attributes },
      block: box?.block ?? false,
      children: (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id)
        return child ? [grow(child)] : []
      }),
    }
  }
}

type Node = Awaited<ReturnType<typeof readNodes>>[number]

async function readNodes(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
}

function statesOf({ properties = [] }: Node) {
  return Object.fromEntries(properties.map(({ name, value }) => [name, value.value]))
}

function text(value: Node['name']): string {
  return value?.value === undefined ? '' : String(value.value)
}
