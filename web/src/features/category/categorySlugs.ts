import { categories } from '@brilla/contract/categories'

/** The slugs of categories by their ids, in the order of the contract. */
export const getCategorySlugs = (ids: readonly number[]) =>
  categories.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug)
