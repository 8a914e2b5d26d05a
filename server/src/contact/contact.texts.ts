import type { ContactType } from '@brilla/contract/contact-types'
import type { Language } from '@brilla/contract/errors'

/** The names of the types in mails, within a sentence. */
export const contactTypeNames: Record<Language, Record<ContactType, string>> = {
  es: {
    question: 'pregunta',
    problem: 'problema con el servicio',
    press: 'prensa',
    birthdate: 'corrección de la fecha de nacimiento',
    access: 'acceso a tus datos',
    rectification: 'rectificación de tus datos',
    cancellation: 'cancelación de tus datos',
    opposition: 'oposición al uso de tus datos',
  },
  en: {
    question: 'question',
    problem: 'problem with the service',
    press: 'press',
    birthdate: 'correction of the date of birth',
    access: 'access to your data',
    rectification: 'correction of your data',
    cancellation: 'deletion of your data',
    opposition: 'objection to the use of your data',
  },
}

const dates = {
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** A day as `YYYY-MM-DD`, in words; empty for none. */
export function formatDay(day: string | null, language: Language): string {
  return day === null ? '' : dates[language].format(new Date(day))
}
