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

type StaticProps = Omit<ComponentProps<'div'>, 'ref'> & {
  ref?: Ref<HTMLDivElement>
  /** Unique in its island. */
  name: string
}

/**
 * Words and photographs of an island, rendered at build. In the browser React owns this element, but nothing
 * inside of it. So nobody who changes that, like a translator or an extension, gets in React's way.
 */
export function Static({ name, children, ref, ...element }: StaticProps) {
  const island = useContext(IslandElement)
  const own = useRef<HTMLDivElement>(null)
  const [original] = useState(() => island?.querySelector(`[data-static="${name}"]`))
  useImperativeHandle(ref, () => own.current!, [])

  // Where React could not hydrate the island, it has rendered it again.
  useLayoutEffect(() => {
    if (original && original !== own.current) own.current!.append(...original.childNodes)
  }, [original])

  if (!island) {
    return (
      <div {...element} data-static={name}>
        {children}
      </div>
    )
  }
  return (
    <div
      {...element}
      ref={own}
      data-static={name}
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning
    />
  )
}
