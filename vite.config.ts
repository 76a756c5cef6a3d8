import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

import { deploymentIn } from '@studio/hosts/deployment'

import { pipeline } from './pipeline/plugin.ts'
import { typefaces } from './pipeline/typefaces/plugin.ts'
import { sampleCalendar } from './pipeline/sample-calendar/plugin.tsx'
import { cssLayers, keepStyles, prerender } from './prerender/plugin.ts'
import { onThisMachine } from './scripts/development-server.ts'
import { distFolder, studioFolder } from './scripts/folders.mjs'
import { routes } from './pipeline/content/pages.ts'

/** How the site of the studio that is there now is built and served. The desk asks once it has made one. */
export default function siteConfig(): UserConfig {
  const site = pipeline({
    studio: studioFolder(),
    address: deploymentIn(process.env).address,
    isDiscovered: true,
  })

  return {
    plugins: [
      onThisMachine(),
      react(),
      site,
      typefaces(site.api),
      cssLayers(),
      keepStyles(),
      prerender({ ...routes, 'not-found': '/404' }),
      sampleCalendar(site.api.sample),
    ],
    // No HTML file leads the development server to the packages that pages import.
    optimizeDeps: { entries: ['prerender/open/open-page.tsx', 'src/pages/*/page.tsx'] },
    css: {
      // Lowered, `:dir(rtl)` would be a list of languages, and miss a page that was translated. Features.DirSelector.
      lightningcss: { exclude: 4 },
      modules: {
        // A hash in each name would add half a kilobyte to a page. No two sheets have the same name.
        generateScopedName: (name, file) => `_${/([^/]+)\.module\.css/.exec(file)?.[1]}_${name}`,
      },
    },
    build: {
      outDir: distFolder(),
      emptyOutDir: true,
      // Baseline 2022, as in docs/quality.md: nesting is written out, and masks have their prefix.
      cssTarget: ['chrome108', 'firefox108', 'safari16.2'],
      // The edges of a frame are half a kilobyte each; asking for them one by one would cost more.
      assetsInlineLimit: 1024,
      // Printing takes long, and its progress is shown.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  }
}
