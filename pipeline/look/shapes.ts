import { onScreen, rule } from './css.ts'
import { RADIUS, type Look } from './look.ts'

/** Over `src/ui/frame/frame.module.css`. */
const EDGES = {
  filed:
    '._frame_frame img{clip-path:polygon(var(--top),var(--right),var(--bottom),var(--below-notches),var(--above-notches))}',
  straight: '._frame_frame img{left:0;inline-size:100%;clip-path:none}',
}

/** The edge of photographs, where it is not the demo's. */
export function edge({ edge: cut }: Look): string {
  return cut === 'notched' ? '' : onScreen(EDGES[cut])
}

/** What has corners, where they are not the demo's. */
export function corners({ corners: kind, edge: cut }: Look): string {
  if (kind === 'square') return ''
  const radius = `${RADIUS[kind]}px`
  const rounded = ['._button_button', '._slip_slip', '._tip_tip', '._toast_toast']
  const photographs = cut === 'straight' ? ['._frame_frame', '._frame_frame img'] : []
  return [
    rule([...rounded, ...photographs].join(), [`border-radius:${radius}`]),
    // The copies below the form's slip.
    rule('._inquiry_copies::before,._inquiry_copies::after', [`border-radius:${radius}`]),
    // From one side of the window to the other.
    rule('._banner_banner,._slip_slip:has(> ._banner_banner)', ['border-radius:0']),
  ].join('\n')
}
