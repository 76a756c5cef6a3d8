import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Renders something at the end of another element of the page, or here if there is none. */
export function inside(element: Element | null, content: ReactNode): ReactNode {
  return element ? createPortal(content, element) : content
}
