import { limits } from '@brilla/contract/limits'
import { ageOn } from '../account/index.ts'

interface Person {
  id: string
  type: string | null
  birthdate: string
  show_email: boolean
  show_birthdate: boolean
}

/**
 * What of a person somebody else may read (P-minors-1, P-minors-2); the owner reads all of it. Of an agency's contact person that is
 * nothing but the e-mail.
 */
export function shownOf(person: Person, readerId: string, today: Date) {
  if (person.id === readerId) return { email: true, birthdate: true, city: true, sex: true }
  const adult = ageOn(today, person.birthdate) >= limits.ageAdult
  const agency = person.type === 'agencia'
  return {
    email: adult && (agency || person.show_email),
    birthdate: adult && !agency && person.show_birthdate,
    city: adult,
    sex: !agency,
  }
}
