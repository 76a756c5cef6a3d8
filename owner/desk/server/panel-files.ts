import path from 'node:path'

import react from '@vitejs/plugin-react'
import { mediaType } from '@studio/hosts/media-types'
import { build, type Rolldown } from 'vite'

import { demoFaces } from '#pipeline/typefaces/families.ts'
import { typefaces } from '#pipeline/typefaces/plugin.ts'

/** The panel's page. Its policy lets in nothing but its own files and the site beside it. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The desk</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/__desk/panel.css">
</head>
<body><div id="desk"></div>
<script type="module" src="/__desk/panel.js"></script>
</body>
</html>
`

export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The panel's files, by their addresses below the desk's. Kept in memory, never on a disk. */
export type PanelFiles = Map<string, { type: string; body: string | Uint8Array }>

/** Bundles the panel, apart from the site: neither finds anything of the other in its pages. */
export async function bundlePanel(root: string): Promise<PanelFiles> {
  const built = (await build({
    root,
    base: '/__desk/',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), typefaces({ faces: demoFaces })],
    // The server around it develops the site: without these, the panel would get what is for developing, too.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(root, 'owner/desk/panel/main.tsx'),
        output: { entryFileNames: 'panel.js', assetFileNames: '[name].[hash][extname]' },
        checks: { pluginTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput

  return new Map(
    built.output.map((file) => {
      const body = file.type === 'chunk' ? file.code : file.source
      // The page asks for its one stylesheet by a name that it knows.
      const name = path.extname(file.fileName) === '.css' ? 'panel.css' : file.fileName
      return [`/${name}`, { type: mediaType(name), body }]
    }),
  )
}
