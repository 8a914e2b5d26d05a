import type { SharedTraits } from '@brilla/contract/discovery/discovery'
import type { PersonCard } from '@brilla/contract/people/profile'
import { storedCity } from '../../accounts/city/index.ts'
import { foldText } from '../../platform/fold-text.ts'

/** What makes others similar to somebody. */
export interface Traits {
  categories: number[]
  city: string
  country: string
}

const isSameCity = (one: string, other: string, country: string) =>
  foldText(storedCity(one, country)) === foldText(storedCity(other, country))

/** What somebody has in common with a person as they see them (P-discovery-4): a hidden city is no city. */
export function findSharedTraits(
  own: Traits,
  { categories, ciudad, country }: Pick<PersonCard, 'categories' | 'ciudad' | 'country'>,
): SharedTraits {
  const isSameCountry = country === own.country
  return {
    categoryId: own.categories.find((id) => categories.includes(id)) ?? null,
    city: isSameCountry && !!ciudad && isSameCity(ciudad, own.city, country),
    country: isSameCountry,
  }
}
