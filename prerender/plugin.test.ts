import { expect, test } from 'vitest'

import { chunkGroups, parsedWhileLoading } from './plugin.ts'

test.for<[id: string, group: string | undefined]>([
  ['/studio/src/ui/embed/embed.tsx', 'part'],
  ['/studio/src/ui/embed/embed.module.css', 'site'],
  ['/studio/src/pages/about/page.tsx', 'part'],
  ['/src/pages/studio/prerender/open/open-page.tsx', 'site'],
  ['/studio/node_modules/react-dom/client.js', 'react'],
  ['/studio/node_modules/react-error-boundary/index.js', undefined],
  ['/@studio/typefaces/site.css', 'styles'],
  ['/@studio/photographs/home.css', 'part'],
])('%j is in its group, wherever the project is', ([id, group]) => {
  const root = id.includes('/pages/studio/') ? '/src/pages/studio' : '/studio'
  expect(chunkGroups(() => root).find(({ test: belongs }) => belongs(id))?.name).toBe(group)
})

test('React is parsed on another thread while it loads', () => {
  const arrow = 'var require_react = /* @__PURE__ */ __commonJSMin(((exports, module) => {'
  const bracketed =
    'var require_react = /* @__PURE__ */ __commonJSMin((function (exports, module) {'
  expect(parsedWhileLoading(arrow)).toBe(bracketed)
})
