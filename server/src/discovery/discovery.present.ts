import type { FoundPerson } from '@brilla/contract/discovery'
import { limits } from '@brilla/contract/limits'
import { ageOn } from '../account/index.ts'
import { presentPersonCard } from '../follow/index.ts'
import type { FoundRow } from './discovery.people.store.ts'

/** Somebody in a list, in the wire's names; the city of someone under 18 is their own to read (P-minors-1). */
export function presentFound(person: FoundRow, readerId: string, today: Date): FoundPerson {
  const cityShown = person.id === readerId || ageOn(today, person.birthdate) >= limits.ageAdult
  return {
    ...presentPersonCard(person),
    ciudad: cityShown ? person.city : null,
    categories: person.categories,
  }
}
