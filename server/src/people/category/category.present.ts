import { categories } from '@brilla/contract/people/categories'
import { categoryNames } from '@brilla/contract/people/category'
import type { Language } from '@brilla/contract/platform/errors'

/** Returns the eight categories in the API format; `subscribed` are category ids. */
export function presentCategories(subscribed: number[], language: Language) {
  return categories.map(({ id, slug }) => ({
    id,
    slug,
    name: categoryNames[language][slug],
    image: `/art/${slug}.jpg`,
    subscribed: subscribed.includes(id),
  }))
}
