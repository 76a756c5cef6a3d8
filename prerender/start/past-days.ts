/** Takes out what was for a day that is over where the visitor is: the page may have been built before. */
export function takeOutPastDays() {
  const now = new Date()
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  const today = local.toISOString().slice(0, 10)
  for (const dated of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if (dated.dataset.until! < today) dated.remove()
  }
}
