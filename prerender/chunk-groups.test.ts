import { expect, test } from 'vitest'

import { chunkGroups } from './chunk-groups.ts'

test.for<[id: string, group: string | undefined]>([
  ['src/styles/index.css', 'styles'],
  ['src/ui/button/button.tsx', 'site'],
  ['src/ui/embed/embed.tsx', 'part'],
  ['src/ui/embed/embed.module.css', 'site'],
  ['src/pages/about/page.tsx', 'part'],
  ['src/features/inquiry/inquiry.module.css', 'part'],
  ['src/entry-client.tsx', 'site'],
  ['node_modules/react-dom/client.js', 'react'],
  ['node_modules/react-error-boundary/index.js', undefined],
])('%s is in its group, wherever the project is', ([id, group]) => {
  for (const root of ['/studio', '/src/pages/studio', '/src/site/studio']) {
    expect(groupOf(`${root}/${id}`, root), root).toBe(group)
  }
})

test('the typefaces of every page are with the styles of the site', () => {
  expect(groupOf('/@studio/typefaces/site.css', '/studio')).toBe('styles')
})

test.for(['/@studio/photographs/home.css', 'virtual:hydrate/about', '\0vite/preload-helper.js'])(
  '%j is with the pages that need it',
  (id) => {
    expect(groupOf(id, '/studio')).toBe('part')
  },
)

function groupOf(id: string, root: string) {
  return chunkGroups(() => root).find(({ test: belongs }) => belongs(id))?.name
}
