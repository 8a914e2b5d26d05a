import type { ContactType } from '@brilla/contract/safety/contact-types'
import type { Language } from '@brilla/contract/platform/errors'

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

/** The request that a guardian sends with one press (P-minors-15). */
export function guardianObjection(
  language: string,
  { full_name, profile_url }: { full_name: string; profile_url: string },
): { name: string; message: string } {
  return language === 'en'
    ? {
        name: `Family of ${full_name}`,
        message: `I am the parent or guardian of ${full_name} (/profile/${profile_url}), who is under 18, and I do not agree with this account.`,
      }
    : {
        name: `Familia de ${full_name}`,
        message: `Soy la madre, el padre o quien tiene la tutela de ${full_name} (/profile/${profile_url}), menor de 18 años, y no estoy de acuerdo con esta cuenta.`,
      }
}

const dates = {
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** A day as `YYYY-MM-DD`, in words; empty for none. */
export function formatDay(day: string | null, language: Language): string {
  return day === null ? '' : dates[language].format(new Date(day))
}
