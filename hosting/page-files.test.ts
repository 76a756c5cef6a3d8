import { expect, test } from 'vitest'
import { resolveConfig } from 'vite'

import { pageFiles } from './page-files.ts'

test.for<[id: string, group: string | undefined]>([
  ['src/styles/index.css', 'site'],
  ['src/ui/button/button.tsx', 'site'],
  ['src/pages/about/+Page.tsx', 'part'],
  ['src/features/inquiry/inquiry.module.css', 'part'],
  ['src/pages/+onRenderClient.tsx', 'site'],
  ['node_modules/@brillout/json-serializer/dist/parse.js', 'site'],
  ['node_modules/react-dom/client.js', 'react'],
  ['node_modules/react-error-boundary/index.js', undefined],
])('%s goes to its own group, wherever the project is kept', async ([id, group]) => {
  for (const root of ['/studio', '/src/pages/studio', '/src/site/studio']) {
    expect(await groupOf(`${root}/${id}`, root), root).toBe(group)
  }
})

test('the typefaces of every page go with its styles', async () => {
  expect(await groupOf('/@studio/typefaces/site.css', '/studio')).toBe('site')
})

test.for(['/@studio/photographs/home.css', '\0virtual:vike:page-entry:client:/src/pages/about'])(
  '%j is made for one page and belongs to it',
  async (id) => {
    expect(await groupOf(id, '/studio')).toBe('part')
  },
)

test('what loads the rest comes with the site', async () => {
  expect(await groupOf('\0vite/preload-helper.js', '/studio')).toBe('site')
})

async function groupOf(id: string, root: string) {
  const { environments } = await resolveConfig(
    { root, configFile: false, plugins: [pageFiles()] },
    'build',
  )
  const output = [environments.client!.build.rolldownOptions.output].flat()[0]
  const splitting = output?.codeSplitting
  const groups = typeof splitting === 'object' ? (splitting.groups ?? []) : []

  return groups.find(({ test: belongs }) => typeof belongs === 'function' && belongs(id))?.name
}
