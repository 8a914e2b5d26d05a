import { isMinor } from '@brilla/contract/accounts/age'
import { findContactData } from '@brilla/contract/content/contact-data'
import { findEntities } from '@brilla/contract/content/text-entities'
import type { ContactData } from '@brilla/contract/platform/errors'

/** The addresses of links have long numbers and names of places. */
const inLinks: readonly ContactData['kind'][] = ['email', 'messenger']

/** How clients would reach somebody past the agency. */
const contactKinds: readonly ContactData['kind'][] = ['email', 'phone', 'messenger']

/** Whether a text has contact data that clients of an agency must not see: an email, a phone, a messenger, a link or a mention. */
export const hasContact = (text: string): boolean =>
  findContactData(text).some(({ kind }) => contactKinds.includes(kind)) ||
  findEntities(text).some(({ type }) => type !== 'hashtag')

/** The words of an address or of the name of a file, which stand for themselves at the same positions. */
export const toWords = (name: string): string => name.replace(/\.[^.]*$/, '').replace(/[_-]/g, ' ')

/** The errors of texts in which a minor gives contact data, by their fields (P-minors-13); `links` are addresses of pages. */
export function findContactDataOfMinor(
  now: Date,
  birthdate: string,
  {
    texts,
    links = {},
  }: { texts: Record<string, string | null | undefined>; links?: Record<string, string | null | undefined> },
) {
  if (!isMinor(now, birthdate)) return []
  const inTexts = Object.entries(texts).map(([field, text]) => ({
    field,
    found: findContactData(text ?? ''),
  }))
  const ofLinks = Object.entries(links).map(([field, link]) => ({
    field,
    found: findContactData(link ?? '').filter(({ kind }) => inLinks.includes(kind)),
  }))
  return [...inTexts, ...ofLinks].flatMap(({ field, found }) =>
    found.length === 0 ? [] : [{ field, error: 'datos_de_contacto' as const, found }],
  )
}
