/** Names of time zones: browsers know those of cities in English only. */
import type { Language } from '@brilla/contract/platform/errors'

// Not en-US, which names no place for zones that have abbreviations such as PT.
const locales = { es: 'es-MX', en: 'en-GB' } satisfies Record<Language, string>

/** Names the time of a zone by its place, such as "hora de Ciudad de México"; undefined for a zone that is not known. */
export function describeTimeZone(timeZone: string, language: Language): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'shortGeneric' })
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
