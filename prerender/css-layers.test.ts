import { expect, test } from 'vitest'

import { cssLayers } from './css-layers.ts'

test.for([
  ['src/ui/button/button.module.css', 'ui'],
  ['src/pages/home/welcome.module.css', 'pages'],
])('%s is in the layer of its folder, wherever the project is', ([file, layer]) => {
  const { filter, handler } = cssLayers().transform

  for (const id of [`/studio/${file}`, `/studio/${file}?direct`, `/src/site/studio/${file}`]) {
    expect(id).toMatch(filter.id)
    expect(handler('.a {}\n', id)).toBe(`@layer ${layer} {\n.a {}\n}\n`)
  }
})

test.for(['src/styles/base.css', '@studio/typefaces/site.css'])(
  '%s is in no layer of the build',
  (file) => {
    expect(`/studio/${file}`).not.toMatch(cssLayers().transform.filter.id)
  },
)
