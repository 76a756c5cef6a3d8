import {
  createContext,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
} from 'react'

/** The island's element in the browser. Undefined at build. */
export const IslandElement = createContext<HTMLElement | undefined>(undefined)

const NOTHING = { __html: '' }

type PrintedProps = Omit<ComponentProps<'div'>, 'ref'> & {
  ref?: Ref<HTMLDivElement>
  /** Unique in its island. */
  name: string
}

/**
 * Words and photographs of an island, printed at build. In the browser React owns this element, but nothing
 * inside of it. So nobody who changes that, like a translator or an extension, gets in React's way.
 */
export function Printed({ name, children, ref, ...element }: PrintedProps) {
  const island = useContext(IslandElement)
  const own = useRef<HTMLDivElement>(null)
  const [printed] = useState(() => island?.querySelector(`[data-printed="${name}"]`))
  useImperativeHandle(ref, () => own.current!, [])

  // Where React could not hydrate the island, it has rendered it again.
  useLayoutEffect(() => {
    if (printed && printed !== own.current) own.current!.append(...printed.childNodes)
  }, [printed])

  if (!island) {
    return (
      <div {...element} data-printed={name}>
        {children}
      </div>
    )
  }
  return (
    <div
      {...element}
      ref={own}
      data-printed={name}
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning
    />
  )
}
