import type { ReactNode } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Path } from '../../document/merge.ts'
import type { FormNode } from '../../form/node.ts'

/** A part of a form, where it is, and what is there. */
export type PartProps<Node = FormNode> = {
  file: ContentFile
  node: Node
  path: Path
  value: unknown
}

export type PartsProps = Omit<PartProps, 'node'> & {
  /** What has the parts: a group, or an item of a list that is no more than a field. */
  group: FormNode
}

/** Shows the parts of a group. A prop of lists, which are parts themselves. */
export type RenderParts = (parts: PartsProps) => ReactNode
