/** What a request sent through `/contacto` is about (P-contact-1). Without validation, so that the web client can list them. */
export const contactTypes = [
  'question',
  'problem',
  'press',
  'birthdate',
  'access',
  'rectification',
  'cancellation',
  'opposition',
] as const
export type ContactType = (typeof contactTypes)[number]

/** The rights of privacy law (ARCO); the correction of a birth date is a rectification. They have deadlines (P-contact-3). */
const privacyTypes: readonly ContactType[] = [
  'birthdate',
  'access',
  'rectification',
  'cancellation',
  'opposition',
]

export const isPrivacyType = (type: ContactType): boolean => privacyTypes.includes(type)
