import { expect, test } from 'vitest'

import { sitemap } from './site-files.ts'

test('the sitemap lists each page with its images, with special characters escaped', () => {
  const images = ['https://studio.example/uploads/veil.jpg']
  const xml = sitemap([{ address: 'https://studio.example/?a&b', images }])

  expect(xml).toContain('<loc>https://studio.example/?a&#38;b</loc>')
  expect(xml).toContain('<image:loc>https://studio.example/uploads/veil.jpg</image:loc>')
})
