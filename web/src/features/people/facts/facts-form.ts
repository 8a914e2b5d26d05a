/** Values of the facts form, and the request that they become. */
import { type FactPart, factParts } from '@brilla/contract/people/fact-choices'
import type { FieldAudience } from '@brilla/contract/platform/fields'
import type { OwnFacts } from '@brilla/contract/people/facts'
import type { Input } from '../../../lib/api.types.ts'
import type { FieldErrorCodes } from '../../../lib/form-errors.ts'

export type FactsBody = Input<'saveFacts'>['body']

/** Values as the controls hold them: texts also for numbers, empty when there is none. */
export interface FactsValues {
  skills: { items: string[]; audience: FieldAudience }
  languages: { items: { code: string; level: string }[]; audience: FieldAudience }
  credits: {
    items: { title: string; role: string; place: string; year: string; link: string }[]
    audience: FieldAudience
  }
  availability: { open: boolean; from: string; travels: boolean; audience: FieldAudience }
  measurements: Record<Measurement | 'hair' | 'eyes', string> & { audience: FieldAudience }
  music: { vocalRange: string; instruments: string[]; audience: FieldAudience }
  showreel: { postId: string; audience: FieldAudience }
  representation: { name: string; link: string; audience: FieldAudience }
}

/** The measurements that are numbers, with the code of the error at their field. */
const measurementErrors = {
  heightCm: 'estatura_invalida',
  chestCm: 'medida_invalida',
  waistCm: 'medida_invalida',
  hipsCm: 'medida_invalida',
  shoeEu: 'calzado_invalido',
} as const
export type Measurement = keyof typeof measurementErrors
export const measurements = Object.keys(measurementErrors) as Measurement[]

const toText = (value: string | number | null) => (value === null ? '' : String(value))

export function toFactsValues(facts: OwnFacts): FactsValues {
  const { credits, availability, showreel, representation, music } = facts
  const { audience, ...measured } = facts.measurements
  return {
    skills: facts.skills,
    languages: facts.languages,
    credits: {
      ...credits,
      items: credits.items.map(({ title, role, place, year, link }) => ({
        title,
        role: toText(role),
        place: toText(place),
        year: toText(year),
        link: toText(link),
      })),
    },
    availability: { ...availability, from: toText(availability.from) },
    measurements: {
      heightCm: toText(measured.heightCm),
      chestCm: toText(measured.chestCm),
      waistCm: toText(measured.waistCm),
      hipsCm: toText(measured.hipsCm),
      shoeEu: toText(measured.shoeEu),
      hair: toText(measured.hair),
      eyes: toText(measured.eyes),
      audience,
    },
    music: { ...music, vocalRange: toText(music.vocalRange) },
    showreel: { postId: toText(showreel.postId), audience: showreel.audience },
    representation: {
      name: toText(representation.name),
      link: toText(representation.link),
      audience: representation.audience,
    },
  }
}

/** The number that was typed, with a comma or a point; null for nothing, NaN for what is no number. */
const toNumber = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'))

/** The parts that differ from what is saved. */
export const listChangedParts = (values: FactsValues, saved: OwnFacts): Partial<FactsValues> =>
  listDifferentParts(values, toFactsValues(saved))

/** The parts that differ from earlier values. */
export function listDifferentParts(values: FactsValues, before: FactsValues): Partial<FactsValues> {
  const changed = factParts.filter((part) => JSON.stringify(values[part]) !== JSON.stringify(before[part]))
  return Object.fromEntries(changed.map((part) => [part, values[part]]))
}

/** The request that saves these parts. */
export function toFactsBody(parts: Partial<FactsValues>): FactsBody {
  const { credits, availability, measurements: measured, music, showreel } = parts
  const body: Record<FactPart, unknown> = {
    skills: parts.skills,
    languages: parts.languages,
    credits: credits && {
      ...credits,
      items: credits.items.map((credit) => ({ ...credit, year: toNumber(credit.year) })),
    },
    availability: availability && { ...availability, from: availability.from || null },
    measurements: measured && {
      ...Object.fromEntries(measurements.map((name) => [name, toNumber(measured[name])])),
      hair: measured.hair || null,
      eyes: measured.eyes || null,
      audience: measured.audience,
    },
    music: music && { ...music, vocalRange: music.vocalRange || null },
    showreel: showreel && { ...showreel, postId: showreel.postId || null },
    representation: parts.representation,
  }
  return body as FactsBody
}

/** The errors that the server could not name: what is no number would be sent as none. */
export function validateFacts({ credits, measurements: measured, languages }: FactsValues): FieldErrorCodes {
  const errors: [string, string][] = []
  for (const name of measurements)
    if (Number.isNaN(toNumber(measured[name]))) errors.push([`measurements.${name}`, measurementErrors[name]])
  for (const [index, { year }] of credits.items.entries())
    if (Number.isNaN(toNumber(year))) errors.push([`credits.items.${index}.year`, 'anio_invalido'])
  for (const [index, { code }] of languages.items.entries())
    if (!code) errors.push([`languages.items.${index}.code`, 'not_a_choice'])
  return Object.fromEntries(errors)
}
