import { isMinor } from '@brilla/contract/accounts/age'
import type { AccountType, FieldAudience } from '@brilla/contract/platform/fields'
import { getAllowedAudiences, readAudiences } from '../../accounts/account/index.ts'

type Person = Parameters<typeof readAudiences>[0] & { id: string; type: string | null; birthdate: string }

/**
 * Returns which personal fields a reader may see (P-minors-1, P-minors-2, P-minors-8, P-minors-11). The owner sees all of them; of an
 * agency's contact person others see nothing, and of the agency its contact e-mail and city.
 */
export function getVisibleFields(
  person: Person,
  reader: { accountId: string; type: AccountType },
  today: Date,
) {
  if (person.id === reader.accountId) return { email: true, birthdate: true, city: true, sex: true }
  const adult = !isMinor(today, person.birthdate)
  const agency = person.type === 'agencia'
  const audiences = readAudiences(person)
  const isFor = (audience: FieldAudience) => getAllowedAudiences(reader.type).includes(audience)
  return {
    email: adult && (agency || isFor(audiences.email)),
    birthdate: adult && !agency && isFor(audiences.birthdate),
    city: adult && isFor(audiences.city),
    sex: !agency,
  }
}
