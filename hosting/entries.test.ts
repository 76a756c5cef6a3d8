import { expect, test } from 'vitest'

import { ENTRY, findEntries } from './entries.ts'

test('a page’s entry is found with all that it imports, each once', () => {
  const bundle = {
    ...chunk('begin.js', [], '/studio/hosting/begin.ts'),
    ...chunk('about.js', ['site.js', 'story.js'], `${ENTRY}/src/pages/about`),
    ...chunk('story.js', ['react.js']),
    ...chunk('site.js', ['react.js', 'story.js']),
    ...chunk('react.js', []),
    ...chunk('lightbox.js', ['react.js']),
    'a.css': { type: 'asset' as const },
  }

  expect(findEntries(bundle, '/studio/hosting/begin.ts')).toEqual({
    begin: '/begin.js',
    pages: { '/src/pages/about': ['/about.js', '/site.js', '/react.js', '/story.js'] },
  })
})

function chunk(fileName: string, imports: string[], facadeModuleId: string | null = null) {
  return { [fileName]: { type: 'chunk' as const, fileName, imports, facadeModuleId } }
}
