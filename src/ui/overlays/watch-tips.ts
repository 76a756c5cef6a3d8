import styles from './tip.module.css'

/** How long the pointer must rest on an element before its tip opens, in ms (K2). */
const DELAY_MS = 700

/** How long after a tip has closed the next one opens without delay, in ms (K2). */
const SKIP_DELAY_MS = 300

/**
 * Shows the `data-tip` of any element of the page as a tooltip, one at a time, on hover and keyboard
 * focus. A press closes it. With `data-tip-on-press` a press opens it, because touch has no hover.
 * The stylesheet anchors it.
 */
export function watchTips() {
  const tip = document.createElement('div')
  // A popover, to be above dialogs.
  Object.assign(tip, {
    id: 'tip',
    role: 'tooltip',
    className: `not-on-paper ${styles.tip}`,
    popover: 'manual',
  })

  let owner: HTMLElement | null = null
  let hovered: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout>
  let closedAt = -Infinity
  // In the lightbox the next photograph has another film.
  const changes = new MutationObserver(() => owner && open(owner))

  function open(element: HTMLElement) {
    close()
    owner = element
    changes.observe(element, { attributeFilter: ['data-tip'] })
    tip.textContent = element.dataset.tip!
    // Content outside an open dialog is inert, and content outside landmarks is hard to find.
    const parent = element.closest('dialog, main') ?? document.body
    parent.append(tip)
    element.style.setProperty('anchor-name', '--tip')
    tip.showPopover?.()
    // Beside the edge of a window the arrow is not in the middle.
    const { x, width } = element.getBoundingClientRect()
    tip.style.setProperty('--arrow', `${x + width / 2 - tip.getBoundingClientRect().x}px`)
    const isName = tip.textContent === element.getAttribute('aria-label')
    if (!isName) element.setAttribute('aria-describedby', tip.id)
  }

  function close() {
    clearTimeout(timer)
    if (!owner) return

    if (owner.getAttribute('aria-describedby') === tip.id) owner.removeAttribute('aria-describedby')
    owner.style.removeProperty('anchor-name')
    tip.remove()
    owner = null
    closedAt = performance.now()
  }

  /** A tip that was closed under the pointer stays closed until the pointer returns. */
  function hover(element: HTMLElement | null) {
    if (element === hovered) return

    const isNext = owner || performance.now() - closedAt <= SKIP_DELAY_MS
    clearTimeout(timer)
    if (hovered === owner) close()
    hovered = element
    if (element && isNext) open(element)
    else if (element) timer = setTimeout(open, DELAY_MS, element)
  }

  function openForKeyboard(target: EventTarget | null, from: EventTarget | null = target) {
    const element = withTip(target)
    if (!element?.matches(':focus-visible')) return
    // A screen reader reads a dialog whole as it opens, and so would read the button's name twice.
    const isOpening = element.closest('dialog')?.contains(from as Node | null) === false
    if (!isOpening) open(element)
  }

  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) {
    document.addEventListener(type, listener, { capture: true })
  }
  const isInTip = (target: EventTarget | null) => tip.contains(target as Node)

  on('pointerover', ({ target, pointerType }) => {
    // The pointer may move onto the tip and rest there.
    if (pointerType !== 'touch') hover(isInTip(target) ? owner : withTip(target))
  })
  // The pointer has left the window.
  on('pointerout', ({ relatedTarget }) => relatedTarget || hover(null))
  on('pointerdown', ({ target }) => isInTip(target) || opensOnPress(withTip(target)) || close())
  on('click', (event) => {
    const element = withTip(event.target)
    if (opensOnPress(element)) {
      open(element!)
      // Or the press would be repeated once all islands are live (`prerender/start/early.ts`).
      event.preventDefault()
    } else if (element) close()
  })
  on('focusin', ({ target, relatedTarget }) => openForKeyboard(target, relatedTarget))
  on('focusout', ({ target }) => target === owner && close())
  // Does not stop the event: Escape closes the tip and the dialog below it.
  on('keydown', ({ key }) => key === 'Escape' && close())

  // The element may have been hovered or focused before hydration.
  if (matchMedia('(hover: hover)').matches) hover(document.querySelector('[data-tip]:hover'))
  openForKeyboard(document.activeElement)
}

function withTip(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
}

function opensOnPress(element: HTMLElement | null) {
  return element?.hasAttribute('data-tip-on-press')
}
