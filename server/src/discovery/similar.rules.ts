import type { SharedTraits } from '@brilla/contract/discovery'
import type { PersonCard } from '@brilla/contract/profile'
import { foldText } from '../platform/fold-text.ts'

/** What makes others similar to somebody. */
export interface Traits {
  categories: number[]
  city: string
  country: string
}

/** What somebody has in common with a person as they see them (P-discovery-4): a hidden city is no city. */
export function findSharedTraits(
  own: Traits,
  { categories, ciudad, country }: Pick<PersonCard, 'categories' | 'ciudad' | 'country'>,
): SharedTraits {
  const isSameCountry = country === own.country
  return {
    categoryId: own.categories.find((id) => categories.includes(id)) ?? null,
    city: isSameCountry && !!ciudad && foldText(ciudad) === foldText(own.city),
    country: isSameCountry,
  }
}
