/** How much of a sheet is in the window when its marks are drawn. */
const SEEN = 0.35

/**
 * Lets grease pencil marks draw themselves once a visitor sees them: those in an element with `data-sheet`, which
 * is `data-unseen` until then. Its stylesheet hides and draws them. Without scripts they are there.
 */
export function watchMarks() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(target)
        target.removeAttribute('data-unseen')
      }
    },
    { threshold: SEEN },
  )
  for (const sheet of document.querySelectorAll('[data-sheet]')) {
    sheet.setAttribute('data-unseen', '')
    observer.observe(sheet)
  }
}
