import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

import { pageFiles } from './hosting/page-files.ts'
import { hosting } from './hosting/plugin.ts'
import { pageEntries } from './hosting/page-entries.ts'
import { pipeline } from './pipeline/plugin.ts'
import { typefaces } from './pipeline/typefaces/plugin.ts'
import { routes } from './src/routes.ts'

// Another studio's words, with the same code and photographs.
const content = pipeline({
  content: process.env.CONTENT,
  discovery: {
    routes,
    look: {
      icon: 'public/favicon.svg',
      frame: 'src/ui/frame',
      underline: 'src/ui/wax/underline.webp',
    },
  },
})
const port = Number(process.env.PORT ?? 4173)

export default defineConfig({
  plugins: [
    vike(),
    react(),
    content,
    typefaces(),
    pageFiles(),
    pageEntries(),
    hosting({ outside: content.api.outside }),
  ],
  build: {
    // Recent enough for nesting and `:has()` to stay as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The edges of a frame are half a kilobyte each; asking for them one by one would cost more.
    assetsInlineLimit: 1024,
  },
  preview: { port, strictPort: true },
})
