import { isModifiedClick } from '#src/ui/is-modified-click.ts'
import { addEntry, restoreScroll } from '#src/ui/history-entry.ts'

import { MENU } from './menu-panel.tsx'

/** Key in the state of the history entry that the open menu has. */
const KEY = 'overlay'

/** Where the bar has room for its links, as in `header.module.css`. */
const LINKS_FIT = '(min-width: 52em)'

/**
 * Adds to the menu, which the browser opens and closes, what a popover lacks: the page behind cannot be reached, a chosen
 * link and a wide window close it, and Back does.
 */
export function watchMenu() {
  const menu = document.getElementById(MENU)
  const button = document.querySelector(`[popovertarget="${MENU}"]`)
  // Firefox 124 and Safari 16 have a row of links instead.
  if (!menu || !button || !('popover' in menu)) return

  const isOpen = () => menu.matches(':popover-open')
  const behind = document.querySelectorAll<HTMLElement>('body > * > :not(header, [data-island])')
  function follow() {
    button!.ariaExpanded = `${isOpen()}`
    // After the menu is drawn: this takes long on a slow phone.
    requestAnimationFrame(() => setTimeout(() => behind.forEach((one) => (one.inert = isOpen()))))
  }
  follow()
  menu.addEventListener('toggle', follow)
  // Of a menu that a blocker removed while it was open, nothing else is heard.
  button.addEventListener('click', follow)
  matchMedia(LINKS_FIT).addEventListener('change', () => menu.hidePopover())
  closeByBack(menu)
}

/** Lets Back close the menu, by an entry of the history for as long as it is open. */
function closeByBack(menu: HTMLElement) {
  const hasEntry = () => history.state?.[KEY]
  /** After a reload, or by Forward, there is an entry of a menu that is closed. */
  const leave = () => hasEntry() && !menu.matches(':popover-open') && history.back()

  function follow() {
    if (menu.matches(':popover-open')) addEntry({ [KEY]: true })
    else leave()
    if (hasEntry()) addEventListener('popstate', restoreScroll, { once: true })
  }
  follow()
  menu.addEventListener('toggle', follow)
  addEventListener('popstate', () => (hasEntry() ? leave() : menu.hidePopover()))
  // All links of the bar: one beside the menu closes it by itself.
  menu.closest('header')!.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    menu.hidePopover()
    if (!hasEntry() || event.defaultPrevented || isModifiedClick(event)) return
    event.preventDefault()
    addEventListener('popstate', () => location.assign(link.href), { once: true })
  })
}
