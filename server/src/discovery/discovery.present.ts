import type { FoundPerson } from '@brilla/contract/discovery'
import { limits } from '@brilla/contract/limits'
import { getAge } from '../account/index.ts'
import { presentPersonCard } from '../follow/index.ts'
import type { FoundPersonRow } from './discovery.people.store.ts'

/** Converts a person row to the API format; the city of a minor is visible only to themselves (P-minors-1). */
export function presentFoundPerson(person: FoundPersonRow, readerId: string, today: Date): FoundPerson {
  const isCityVisible = person.id === readerId || getAge(today, person.birthdate) >= limits.ageAdult
  return {
    ...presentPersonCard(person),
    ciudad: isCityVisible ? person.city : null,
    categories: person.categories,
  }
}
