import type { Locator } from '@playwright/test'
import { parse } from 'yaml'

type Snapshot = string | Snapshot[] | { [node: string]: Snapshot }

/**
 * What a screen reader finds, a line for each element, in order: its role, name and state, or where it
 * has no name, its text.
 */
export async function heardIn(part: Locator): Promise<string[]> {
  return linesOf(parse(await part.ariaSnapshot()))
}

function linesOf(snapshot: Snapshot): string[] {
  if (Array.isArray(snapshot)) return snapshot.flatMap(linesOf)
  if (typeof snapshot === 'string') return [snapshot]
  return Object.entries(snapshot).flatMap(([node, inside]) => {
    if (Array.isArray(inside)) return [node, ...linesOf(inside)]
    return node.includes('"') ? [node] : [`${node}: ${String(inside)}`]
  })
}
