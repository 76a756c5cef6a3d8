import { sayState } from './states.ts'
import type { Heard } from './tree.ts'

/** How readers call what Chromium calls otherwise. What is in neither list is called by its role. */
const ROLES: Record<string, string> = {
  RootWebArea: 'page',
  banner: 'banner landmark',
  complementary: 'complementary landmark',
  contentinfo: 'content information landmark',
  form: 'form landmark',
  main: 'main landmark',
  navigation: 'navigation landmark',
  region: 'region landmark',
  textbox: 'edit text',
  searchbox: 'edit text',
  blockquote: 'quote',
  DescriptionList: 'definition list',
  Figcaption: 'caption',
  Iframe: 'frame',
  IframePresentational: 'frame',
}

/** What only holds words together. */
const SILENT = new Set([
  'none',
  'generic',
  'paragraph',
  'LabelText',
  'sectionheader',
  'sectionfooter',
  'strong',
  'emphasis',
  'time',
  'LayoutTable',
])

/** Said only when they have a name, or something in them. */
const SAID_WITH_A_NAME = new Set(['form', 'article', 'figure', 'group'])

/** Their name is all that is said of them. */
const WHOLE = new Set([
  'button',
  'heading',
  'Iframe',
  'IframePresentational',
  'image',
  'link',
  'term',
  'textbox',
  'tooltip',
])

/** What is said of a node and everything in it, a line for each breath. */
export function speak(node: Heard): string[] {
  return settle([said(node)].flat())
}

/** What is said of a node itself: `button “Zoom”, not pressed`. */
export function sayOne(node: Heard): string {
  const { role, name, description, states } = node
  const kind = String(states['roledescription'] || ROLES[role] || role)
  const level = role === 'heading' ? ` ${String(states['level'])}` : ''
  const title = name ? ` “${name}”` : WHOLE.has(role) ? ' without a name' : ''
  const more = description && description !== name ? [`“${description}”`] : []

  return [`${kind}${level}${title}`, ...sayState(node), ...more].join(', ')
}

/** Words that run on until something else begins, or lines of their own. */
type Utterance = string | string[]

function said(node: Heard): Utterance[] {
  const { role, name, children } = node
  if (role === 'StaticText') return [name]
  if (WHOLE.has(role)) return [[sayOne(node)]]

  const inside = children.flatMap(said)
  if (SILENT.has(role) || (SAID_WITH_A_NAME.has(role) && !isNamed(node))) {
    return node.block ? [settle(inside)] : inside
  }

  const lines = settle(inside)
  if (role === 'definition') return [lines.map((line) => `  ${line}`)]
  if (role === 'listitem') return [lines.map((line, index) => `${index ? '  ' : '- '}${line}`)]
  if (lines.length === 0 && !name) return []
  return [[sayOne(node), ...lines.map((line) => `  ${line}`)]]
}

function isNamed({ role, name, states }: Heard) {
  return Boolean(name || states['roledescription']) || role === 'figure' || role === 'group'
}

function settle(utterances: Utterance[]): string[] {
  const lines: string[] = []
  let running = ''

  for (const utterance of [...utterances, []]) {
    if (typeof utterance === 'string') {
      running += utterance
      continue
    }
    const words = running.replace(/\s+/g, ' ').trim()
    lines.push(...(words ? [words] : []), ...utterance)
    running = ''
  }
  return lines
}
