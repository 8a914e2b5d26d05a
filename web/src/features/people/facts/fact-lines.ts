/** The facts of a talent as short texts: one line a fact, for where several people are next to each other. */
import type { VisibleFacts } from '@brilla/contract/people/facts'
import { languageName } from '../../../lib/language-names.ts'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'

/** A fact with what a profile says about it. */
export interface FactLine {
  id: FactId
  name: string
  values: readonly string[]
}

/** The facts in the order in which casting asks for them. */
export const factOrder = [
  'height',
  'languages',
  'skills',
  'availability',
  'chest',
  'waist',
  'hips',
  'shoe',
  'hair',
  'eyes',
  'voice',
  'instruments',
  'credits',
  'representation',
] as const
type FactId = (typeof factOrder)[number]

/** Returns a function that lists the facts that say something in that order. */
export function useFactLines(): (facts: VisibleFacts) => FactLine[] {
  const { t, i18n } = useTranslation('facts')
  const language = asLanguage(i18n.language)

  return ({ availability, languages, skills, measurements, music, credits, representation }) => {
    const centimeters = (value: number | null | undefined) => value && t('centimeters', { value })
    const shoe = measurements?.shoeEu
    const lines: [id: FactId, name: string, values: readonly (string | false | 0 | null | undefined)[]][] = [
      ['height', t('fields.heightCm'), [centimeters(measurements?.heightCm)]],
      [
        'languages',
        t('parts.languages'),
        languages?.items.map(
          ({ code, level }) => `${languageName(code, language)}: ${t(`levels.${level}`)}`,
        ) ?? [],
      ],
      ['skills', t('parts.skills'), skills?.items ?? []],
      [
        'availability',
        t('parts.availability'),
        [
          availability?.open && t('open'),
          availability?.from && t('openFrom', { date: calendarDate(availability.from, language) }),
          availability?.travels && t('travels'),
        ],
      ],
      ['chest', t('fields.chestCm'), [centimeters(measurements?.chestCm)]],
      ['waist', t('fields.waistCm'), [centimeters(measurements?.waistCm)]],
      ['hips', t('fields.hipsCm'), [centimeters(measurements?.hipsCm)]],
      ['shoe', t('fields.shoeEu'), [shoe && t('shoeSize', { value: shoe })]],
      ['hair', t('fields.hair'), [measurements?.hair && t(`hair.${measurements.hair}`)]],
      ['eyes', t('fields.eyes'), [measurements?.eyes && t(`eyes.${measurements.eyes}`)]],
      ['voice', t('fields.vocalRange'), [music?.vocalRange && t(`voice.${music.vocalRange}`)]],
      ['instruments', t('fields.instruments'), music?.instruments ?? []],
      [
        'credits',
        t('parts.credits'),
        credits?.items.map(({ title, role, place, year }) =>
          [title, role, place, year].filter(Boolean).join(' · '),
        ) ?? [],
      ],
      ['representation', t('parts.representation'), [representation?.name ?? representation?.link]],
    ]
    return lines
      .map(([id, name, values]) => ({
        id,
        name,
        values: values.filter((value) => typeof value === 'string'),
      }))
      .filter(({ values }) => values.length > 0)
  }
}
