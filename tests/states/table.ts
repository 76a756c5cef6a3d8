import { EMBED_STATES } from './embeds.ts'
import { FORM_STATES } from './form-states.ts'
import { OVERLAY_STATES } from './overlays.ts'
import { PAGE_STATES } from './pages.ts'

/** Every state of the site. What must hold everywhere holds in each. */
export const STATES = [...PAGE_STATES, ...OVERLAY_STATES, ...FORM_STATES, ...EMBED_STATES]
