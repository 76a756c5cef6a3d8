import {
  createContext,
  isValidElement,
  useContext,
  type ComponentType,
  type ReactElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
} from 'react'

import type { WordGroup } from '#src/ui/words.ts'

/** Attribute of the element that holds an island. Its value is the island's index in the page's data. */
export const ISLAND = 'data-island'

/** What the browser needs to hydrate an island. */
export type IslandData = [name: string, props: object]

/** The islands that the page's scripts know, by name. */
export const islands = new Map<string, ComponentType<object>>()

/** Renders an island at build, and keeps its data for the browser. Returns its index and HTML. */
type Render = (
  name: string,
  island: ReactElement<object>,
  words: WordGroup[],
) => { index: number; html: string }

export const IslandRenderer = createContext<Render | undefined>(undefined)

/**
 * Makes a component an island, which runs in the browser: `prerender/open/hydrate-islands.tsx` mounts it. All other
 * components are static, that is, rendered once at build. Each island is a React root of its own, with no other island
 * inside. Its props are sent as JSON, without React elements: a `Static` inside the island holds these.
 *
 * @param words the groups of words that the island uses.
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  words: WordGroup[] = [],
) {
  islands.set(name, Component as ComponentType<object>)

  return function Island(props: Props) {
    const render = useContext(IslandRenderer)
    if (!render) throw new Error('Pages are rendered at build.')

    const { index, html } = render(name, <Component {...props} />, words)
    return <div {...{ [ISLAND]: index }} dangerouslySetInnerHTML={{ __html: html }} />
  }
}

/** Prefix of the ids in an island: the same at build and in the browser. */
export function idPrefix(index: number): string {
  return `i${index}`
}

/** Props that JSON can hold: without React elements and functions. */
export function withoutElements(props: object): object {
  const isStatic = (key: string, value: unknown) => key === 'children' || isValidElement(value)
  return JSON.parse(
    JSON.stringify(props, (key, value) => (isStatic(key, value) ? undefined : value)),
  )
}

/** The island's element in the browser. Undefined at build. */
export const IslandElement = createContext<HTMLElement | undefined>(undefined)

const NOTHING = { __html: '' }

type StaticProps = Omit<ComponentProps<'div'>, 'ref'> & {
  ref?: Ref<HTMLDivElement>
  /** Unique in its island. */
  name: string
}

/**
 * Words and photographs of an island, rendered at build. In the browser React owns this element, but nothing inside it.
 * So translators and extensions may change the inside without getting in React's way.
 */
export function Static({ name, children, ref, ...element }: StaticProps) {
  const root = useContext(IslandElement)
  const own = useRef<HTMLDivElement>(null)
  const [original] = useState(() => root?.querySelector(`[data-static="${name}"]`))
  useImperativeHandle(ref, () => own.current!, [])

  // If React could not hydrate the island, it has rendered an empty element in place of the original.
  useLayoutEffect(() => {
    if (original && original !== own.current) own.current!.append(...original.childNodes)
  }, [original])

  if (!root) {
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
