/** Tells the page around the sample what Calendly's pages tell theirs. A booking needs none of it. */
export const FRAME_SCRIPT = `
if (parent !== window) {
  const say = (event, payload = {}) => parent.postMessage({ event: 'calendly.' + event, payload }, '*')
  const sayHeight = () => say('page_height', { height: Math.ceil(document.body.offsetHeight) + 'px' })

  say('event_type_viewed')
  new ResizeObserver(sayHeight).observe(document.body)
  if (document.documentElement.dataset.state === 'booked') say('event_scheduled')
}
`
