import type { AccountType } from '@brilla/contract/fields'
import type { FoundPerson } from '@brilla/contract/discovery'
import { limits } from '@brilla/contract/limits'
import { ageOn } from '../account/index.ts'
import type { PersonRow } from './discovery.people.store.ts'

/** Somebody in a list, in the wire's names; the city of someone under 18 is their own to read (decision 25). */
export function presentFound(person: PersonRow, readerId: string, today: Date): FoundPerson {
  const cityShown = person.id === readerId || ageOn(today, person.birthdate) >= limits.ageAdult
  return {
    id: person.id,
    fullname: person.full_name,
    profile_url: person.profile_url,
    profileImage: person.profile_image,
    type: person.type as AccountType,
    coverImage: person.cover_image,
    ciudad: cityShown ? person.city : null,
    country: person.country,
    categories: person.categories,
    following: person.followed,
  }
}
