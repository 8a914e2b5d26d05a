import { limits } from '@brilla/contract/limits'
import { ageOn } from '../account/index.ts'

interface Person {
  id: string
  type: string | null
  birthdate: string
  show_email: boolean
  show_birthdate: boolean
}

/** What of a person somebody else may read (decision 25); the owner reads all of it. */
export function shownOf(person: Person, readerId: string, today: Date) {
  if (person.id === readerId) return { email: true, birthdate: true, city: true }
  if (person.type === 'agencia') return { email: true, birthdate: false, city: true }
  const adult = ageOn(today, person.birthdate) >= limits.ageAdult
  return { email: adult && person.show_email, birthdate: adult && person.show_birthdate, city: adult }
}
