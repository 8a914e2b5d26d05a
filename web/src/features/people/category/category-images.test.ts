import { categories } from '@brilla/contract/people/categories'
import { expect, test } from 'vitest'
import { buildSrcSet } from './category-images.ts'

test('P-categories-1: each category has an image in every width and format', () => {
  for (const { slug } of categories) {
    for (const type of ['avif', 'webp'] as const) {
      const urls = buildSrcSet(slug, type).split(', ')
      expect(urls.map((url) => url.split(' ')[1])).toEqual(['192w', '384w', '640w'])
      for (const url of urls) expect(url).toMatch(new RegExp(`${slug}-\\d+.*\\.?${type}`))
    }
  }
})
