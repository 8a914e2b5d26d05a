import { findCategory } from '@brilla/contract/people/categories'

/** Whether the page `/explorar/{category}` lists anything, as the page itself decides. */
export function isCategoryAddress({ category = '' }: Readonly<Record<string, string>>): boolean {
  return category === 'all' || findCategory(category.toLowerCase()) !== undefined
}
