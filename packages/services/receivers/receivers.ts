import { basin } from './basin.ts'
import { formcarry } from './formcarry.ts'
import { forminit } from './forminit.ts'
import { formspree } from './formspree.ts'
import { formsubmit } from './formsubmit.ts'
import { netlify } from './netlify.ts'
import { staticforms } from './staticforms.ts'
import { web3forms } from './web3forms.ts'

/** Services that receive inquiries, by the names that studios choose them by. */
export const receivers = {
  formspree,
  web3forms,
  formsubmit,
  formcarry,
  basin,
  staticforms,
  forminit,
  netlify,
}

export type ReceiverName = keyof typeof receivers
