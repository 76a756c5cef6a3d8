/** Scrolls to the top of a frame's place, if that is above the window and the visitor is in the frame. */
export function scrollToTop(place: HTMLElement) {
  const isInFrame = place.querySelector('iframe') === document.activeElement
  if (isInFrame && place.getBoundingClientRect().top < 0) place.scrollIntoView()
}
