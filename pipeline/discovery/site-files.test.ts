import { expect, test } from 'vitest'

import { robots, sitemap } from './site-files.ts'

test('the sitemap lists each page with its images', () => {
  const images = ['https://studio.example/uploads/veil.jpg']
  const xml = sitemap([{ address: 'https://studio.example/', images }])

  expect(xml).toContain('<loc>https://studio.example/</loc>')
  expect(xml).toContain('<image:loc>https://studio.example/uploads/veil.jpg</image:loc>')
  expect(xml).not.toContain('lastmod')
})

test('XML special characters are escaped', () => {
  expect(sitemap([{ address: 'https://a.example/?a&b', images: [] }])).toContain('?a&#38;b')
})

test('robots.txt names the sitemap', () => {
  expect(robots('https://studio.example')).toContain('https://studio.example/sitemap.xml')
})
