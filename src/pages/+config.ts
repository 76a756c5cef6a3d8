import type { Config } from 'vike/types'

/** Every page is prerendered, and moving between pages is the browser's own navigation. */
export default {
  prerender: true,
  clientRouting: false,
} satisfies Config
