import { useTranslation } from './translation.tsx'
import { countryName } from './format.ts'
import { asLanguage } from './language.ts'

/** Returns a function that formats a person's location: the city, where it is visible, and the country. */
export function useFormatLocation(): (person: { ciudad: string | null; country: string }) => string {
  const { i18n } = useTranslation()
  return ({ ciudad, country }) =>
    [ciudad, countryName(country, asLanguage(i18n.language))].filter(Boolean).join(', ')
}
