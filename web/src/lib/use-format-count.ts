import { useTranslation } from './translation.tsx'
import { formatCount } from './format.ts'
import { asLanguage } from './language.ts'

/** Returns a function that formats counts in the reader's language. */
export function useFormatCount(): (count: number) => string {
  const { i18n } = useTranslation()
  return (count) => formatCount(count, asLanguage(i18n.language))
}
