import { categories } from '@brilla/contract/people/categories'

/** The slugs of categories by their ids. */
export const getCategorySlugs = (ids: readonly number[]) =>
  ids.flatMap((id) => categories.find((category) => category.id === id)?.slug ?? [])
