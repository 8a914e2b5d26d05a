import { useTranslation } from 'react-i18next'
import { countryName } from './format.ts'
import { asLanguage } from './language.ts'

/** Where somebody is, in the reader's language: the city, where it may be known, and the country. */
export function useFormatLocation(): (person: { ciudad: string | null; country: string }) => string {
  const { i18n } = useTranslation()
  return ({ ciudad, country }) =>
    [ciudad, countryName(country, asLanguage(i18n.language))].filter(Boolean).join(', ')
}
