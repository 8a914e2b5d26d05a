import { limits } from '@brilla/contract/limits'
import { getAge } from '../account/index.ts'

interface Person {
  id: string
  type: string | null
  birthdate: string
  show_email: boolean
  show_birthdate: boolean
}

/**
 * Returns which personal fields a reader may see (P-minors-1, P-minors-2). The owner sees all of them; of an agency's
 * contact person others see only e-mail and city.
 */
export function getVisibleFields(person: Person, readerId: string, today: Date) {
  if (person.id === readerId) return { email: true, birthdate: true, city: true, sex: true }
  const adult = getAge(today, person.birthdate) >= limits.ageAdult
  const agency = person.type === 'agencia'
  return {
    email: adult && (agency || person.show_email),
    birthdate: adult && !agency && person.show_birthdate,
    city: adult,
    sex: !agency,
  }
}
