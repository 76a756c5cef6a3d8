import { createContext, useContext, useState, type ComponentProps } from 'react'

/** The island's element in the browser. Undefined at build. */
export const IslandElement = createContext<HTMLElement | undefined>(undefined)

type PrintedProps = ComponentProps<'div'> & {
  /** Unique in its island. */
  name: string
}

/**
 * Words and photographs of an island, printed at build. In the browser React owns this element, but nothing
 * inside of it. So nobody who changes that, like a translator or an extension, gets in React's way.
 */
export function Printed({ name, children, ...element }: PrintedProps) {
  const island = useContext(IslandElement)
  // Only needed if React cannot hydrate the island, and renders it again.
  const [html] = useState(() => ({
    __html: island?.querySelector(`[data-printed="${name}"]`)?.innerHTML ?? '',
  }))

  if (!island) return <div {...element} data-printed={name} children={children} />
  return (
    <div
      {...element}
      data-printed={name}
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  )
}
