import { useTranslation } from 'react-i18next'
import { countryName } from '../core/format.ts'
import { asLanguage } from '../core/language.ts'
import type { FoundPerson } from './discovery.data.ts'

/** Where somebody is, in the reader's language: the city, where it may be known, and the country. */
export function usePlace(): (person: FoundPerson) => string {
  const { i18n } = useTranslation()
  return ({ ciudad, country }) =>
    [ciudad, countryName(country, asLanguage(i18n.language))].filter(Boolean).join(', ')
}
