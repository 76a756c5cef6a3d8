import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

import { hosting } from './hosting/plugin.ts'
import { pipeline } from './pipeline/plugin.ts'

const content = pipeline()
const port = Number(process.env.PORT ?? 4173)

export default defineConfig({
  plugins: [vike(), react(), content, hosting({ addresses: content.api.addresses })],
  build: {
    // Recent enough for nesting, `light-dark()` and `:has()` to stay as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  preview: { port, strictPort: true },
})
