import type { CastingFacts } from '@brilla/contract/people/casting-facts'
import { asLanguage } from '../../../lib/language.ts'
import { languageName } from '../../../lib/language-names.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { calendarDate, localDate } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'

export interface FactTexts {
  age: string | null
  height: string | null
  /** With their levels; the reader's own language last, since most people speak it. */
  languages: string | null
  availability: string | null
}

/** Returns a function that says the facts of a person in short; null where there is nothing to say. */
export function useFactTexts(): (facts: CastingFacts | null) => FactTexts {
  const { t, i18n } = useTranslation(['peopleViews', 'facts'])
  const reader = asLanguage(i18n.language)

  function getAvailability({ availability }: CastingFacts): string | null {
    if (!availability?.open) return null
    const { from, travels } = availability
    const isNow = from === null || from <= localDate(serverNow())
    const texts = [isNow ? t('available') : t('availableFrom', { date: calendarDate(from, reader) })]
    return [...texts, ...(travels ? [t('travels')] : [])].join(', ')
  }

  return (facts) => {
    if (!facts) return { age: null, height: null, languages: null, availability: null }
    const { age, heightCm, languages } = facts
    const sorted = languages.toSorted(
      (one, other) => Number(one.code === reader) - Number(other.code === reader),
    )
    const named = sorted.map(({ code, level }) =>
      t('language', { name: languageName(code, reader), level: t(`facts:levels.${level}`).toLowerCase() }),
    )
    return {
      age: age === null ? null : t('age', { count: age }),
      height: heightCm === null ? null : t('facts:centimeters', { value: heightCm }),
      languages: named.join(', ') || null,
      availability: getAvailability(facts),
    }
  }
}
