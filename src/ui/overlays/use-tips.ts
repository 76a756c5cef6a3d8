import { useEffect } from 'react'

import styles from './tip.module.css'

/** How long the pointer rests on an element before its tip opens, in ms (K2). */
const DELAY_MS = 700

/** How soon after one tip has closed the next opens at once, in ms (K2). */
const SKIP_DELAY_MS = 300

/** Above and below a tip, as in the stylesheet, in px. */
const MARGINS = 8 + 11

/**
 * Shows the `data-tip` of any element of the page, one at a time. A tip opens when the pointer rests
 * on its element or on keyboard focus. A press closes it; with `data-tip-on-press` a press opens it,
 * because a finger cannot rest on anything.
 */
export function useTips() {
  useEffect(watchTips, [])
}

function watchTips() {
  const tip = document.createElement('div')
  // In the top layer it lies over a dialog.
  Object.assign(tip, { id: 'tip', role: 'tooltip', className: styles.tip, popover: 'manual' })

  let owner: HTMLElement | null = null
  let pointed: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout>
  let closedAt = -Infinity

  // The tip goes when its element does.
  const resized = new ResizeObserver(() => owner?.checkVisibility() || close())

  function open(element: HTMLElement) {
    close()
    owner = element
    tip.textContent = element.dataset.tip ?? ''
    // What is outside an open dialog is inert, and what is outside landmarks is hard to find.
    const parent = element.closest('dialog, main, [role=region]') ?? document.body
    parent.append(tip)
    tip.showPopover?.()
    element.style.setProperty('anchor-name', '--tip')
    place(element)
    // A tip that repeats the element's name would be heard twice.
    if (tip.textContent !== element.ariaLabel) setDescribedBy(element, tip.id, true)
    resized.observe(element)
  }

  function close() {
    clearTimeout(timer)
    if (!owner) return

    resized.disconnect()
    setDescribedBy(owner, tip.id, false)
    owner.style.removeProperty('anchor-name')
    tip.remove()
    owner = null
    closedAt = performance.now()
  }

  /** The stylesheet anchors the tip, on this side; the window may move it away from the middle. */
  function place(element: HTMLElement) {
    const { x, y, width } = element.getBoundingClientRect()
    tip.dataset.side = y < tip.offsetHeight + MARGINS ? 'below' : 'above'
    tip.style.setProperty('--arrow', `${x + width / 2 - tip.getBoundingClientRect().x}px`)
  }

  /** Once a tip has been closed under the pointer, it stays closed until the pointer returns. */
  function point(element: HTMLElement | null) {
    if (element === pointed) return

    const isNext = owner || performance.now() - closedAt <= SKIP_DELAY_MS
    clearTimeout(timer)
    if (pointed === owner) close()
    pointed = element
    if (element && isNext) open(element)
    else if (element) timer = setTimeout(open, DELAY_MS, element)
  }

  function openForKeyboard(target: EventTarget | null) {
    const element = withTip(target)
    if (element?.matches(':focus-visible')) open(element)
  }

  const watching = new AbortController()
  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) {
    document.addEventListener(type, listener, { capture: true, signal: watching.signal })
  }
  const isInTip = (target: EventTarget | null) => tip.contains(target as Node)

  on('pointerover', ({ target, pointerType }) => {
    // The pointer may move onto the tip and rest there.
    if (pointerType !== 'touch') point(isInTip(target) ? owner : withTip(target))
  })
  // Out of the window. Whatever else the pointer leaves, it enters something.
  on('pointerout', ({ relatedTarget }) => relatedTarget || point(null))
  on('pointerdown', ({ target }) => isInTip(target) || opensOnPress(withTip(target)) || close())
  on('click', ({ target }) => {
    const element = withTip(target)
    if (opensOnPress(element)) open(element!)
    else if (element) close()
  })
  on('focusin', ({ target }) => openForKeyboard(target))
  on('focusout', ({ target }) => target === owner && close())
  on('scroll', ({ target }) => {
    if (!owner || !(target as Node).contains(owner)) return
    // The keyboard itself may have made the page scroll, so what it opened stays.
    if (owner.matches(':focus-visible')) place(owner)
    else close()
  })
  // Passed on: one Escape closes the tip and the dialog below it.
  on('keydown', ({ key }) => key === 'Escape' && close())

  // The pointer or the focus may have been there before hydration.
  if (matchMedia('(hover: hover)').matches) point(document.querySelector('[data-tip]:hover'))
  openForKeyboard(document.activeElement)

  return () => {
    close()
    watching.abort()
  }
}

/** Adds an id to those that describe an element, or removes it. */
function setDescribedBy(element: HTMLElement, id: string, isDescribed: boolean) {
  const others = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((one) => one !== id)
  const ids = [...others, isDescribed && id].filter(Boolean).join(' ')
  if (ids) element.setAttribute('aria-describedby', ids)
  else element.removeAttribute('aria-describedby')
}

function withTip(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
}

function opensOnPress(element: HTMLElement | null) {
  return element?.hasAttribute('data-tip-on-press')
}
