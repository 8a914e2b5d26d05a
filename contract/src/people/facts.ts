/** Facts of a talent's profile that casting needs, each part with its audience (P-profiles-19). */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { eyeColors, hairColors, languageCodes, languageLevels, vocalRanges } from './fact-choices.ts'
import { fieldAudience, id, idInBody, line, optionalLine } from '../platform/fields.ts'
import type { errorCatalog } from '../platform/errors.ts'
import { isCalendarDate } from '../platform/calendar-date.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

type Code = keyof typeof errorCatalog

/** A line that may be absent; an empty one is absent too. */
const absentOrLine = (max: number) =>
  optionalLine(max)
    .nullable()
    .default(null)
    .overwrite((typed) => typed || null)

/** A number that may be absent. */
const absentOrNumber = (min: number, max: number, code: Code) =>
  z.number('invalid').min(min, code).max(max, code).nullable().default(null)

const centimeters = (min: number, max: number, code: Code) =>
  absentOrNumber(min, max, code).refine((sent) => sent === null || Number.isInteger(sent), code)

const choice = <const Choices extends readonly string[]>(choices: Choices) => z.enum(choices, 'not_a_choice')

const tags = (itemsMax: number, lengthMax: number, tooMany: Code) =>
  z.array(line(lengthMax), 'invalid').max(itemsMax, tooMany)

const date = z.string('invalid').refine(isCalendarDate, 'fecha_invalida')

const link = absentOrLine(limits.factLinkMax).describe('URL of any site.')

const year = absentOrNumber(limits.creditYearMin, limits.creditYearMax, 'anio_invalido').refine(
  (sent) => sent === null || Number.isInteger(sent),
  'anio_invalido',
)

/** Body of `PUT users/facts`: a part that is left out stays unchanged, one that is sent is replaced. */
const factsBody = z
  .strictObject({
    skills: z.strictObject({
      items: tags(limits.skillsMax, limits.skillMax, 'demasiadas_habilidades'),
      audience: fieldAudience,
    }),
    languages: z.strictObject({
      items: z
        .array(
          z.strictObject({
            code: z
              .string('required')
              .refine((code) => languageCodes.includes(code), 'not_a_choice')
              .describe('ISO 639-1 code, or ISO 639-3 of some languages without one, such as `nah`.'),
            level: choice(languageLevels),
          }),
          'invalid',
        )
        .max(limits.languagesMax, 'demasiados_idiomas'),
      audience: fieldAudience,
    }),
    credits: z.strictObject({
      items: z
        .array(
          z.strictObject({
            title: line(limits.creditTextMax),
            role: absentOrLine(limits.creditTextMax),
            place: absentOrLine(limits.creditTextMax),
            year,
            link,
          }),
          'invalid',
        )
        .max(limits.creditsMax, 'demasiados_creditos'),
      audience: fieldAudience,
    }),
    availability: z.strictObject({
      open: z.boolean('invalid').describe('Whether the talent is open to offers.'),
      from: date.nullable().default(null).describe('First day; null when it is now.'),
      travels: z.boolean('invalid').default(false),
      audience: fieldAudience,
    }),
    measurements: z.strictObject({
      heightCm: centimeters(limits.heightMin, limits.heightMax, 'estatura_invalida'),
      chestCm: centimeters(limits.girthMin, limits.girthMax, 'medida_invalida'),
      waistCm: centimeters(limits.girthMin, limits.girthMax, 'medida_invalida'),
      hipsCm: centimeters(limits.girthMin, limits.girthMax, 'medida_invalida'),
      shoeEu: absentOrNumber(limits.shoeMin, limits.shoeMax, 'calzado_invalido')
        .refine((sent) => sent === null || Number.isInteger(sent * 2), 'calzado_invalido')
        .describe('European size, in half sizes.'),
      hair: choice(hairColors).nullable().default(null),
      eyes: choice(eyeColors).nullable().default(null),
      audience: fieldAudience,
    }),
    music: z.strictObject({
      vocalRange: choice(vocalRanges).nullable().default(null),
      instruments: tags(limits.instrumentsMax, limits.skillMax, 'demasiados_instrumentos').default([]),
      audience: fieldAudience,
    }),
    showreel: z.strictObject({
      postId: idInBody.nullable().describe("One of the caller's own posts with a video."),
      audience: fieldAudience,
    }),
    representation: z.strictObject({
      name: absentOrLine(limits.nameMax),
      link,
      audience: fieldAudience,
    }),
  })
  .partial()
  .meta({ id: 'FactsBody' })

const text = z.string().nullable()
const number = z.number().nullable()

export const spokenLanguage = z
  .object({ code: z.string(), level: z.enum(languageLevels) })
  .meta({ id: 'SpokenLanguage' })
const credit = z
  .object({ title: z.string(), role: text, place: text, year: number, link: text })
  .meta({ id: 'Credit' })

/** The parts as they are stored. */
const parts = {
  skills: { items: z.array(z.string()) },
  languages: { items: z.array(spokenLanguage) },
  credits: {
    items: z.array(credit),
  },
  availability: { open: z.boolean(), from: text, travels: z.boolean() },
  measurements: {
    heightCm: number,
    chestCm: number,
    waistCm: number,
    hipsCm: number,
    shoeEu: number,
    hair: z.enum(hairColors).nullable(),
    eyes: z.enum(eyeColors).nullable(),
  },
  music: { vocalRange: z.enum(vocalRanges).nullable(), instruments: z.array(z.string()) },
  showreel: {
    postId: id.nullable(),
    video: text.describe('YouTube id of the video of that post.'),
  },
  representation: { name: text, link: text },
}

/** All facts of a talent, with their audiences, as only the talent reads them. */
export const ownFacts = z
  .object({
    skills: z.object({ ...parts.skills, audience: fieldAudience }),
    languages: z.object({ ...parts.languages, audience: fieldAudience }),
    credits: z.object({ ...parts.credits, audience: fieldAudience }),
    availability: z.object({ ...parts.availability, audience: fieldAudience }),
    measurements: z.object({ ...parts.measurements, audience: fieldAudience }),
    music: z.object({ ...parts.music, audience: fieldAudience }),
    showreel: z.object({ ...parts.showreel, audience: fieldAudience }),
    representation: z.object({ ...parts.representation, audience: fieldAudience }),
  })
  .meta({ id: 'Facts' })
export type OwnFacts = z.infer<typeof ownFacts>

const ownAudience = fieldAudience.optional().describe("Only in one's own profile.")

/** The facts in a profile: the parts that the caller may see and that say something. */
export const visibleFacts = z
  .object({
    skills: z.object({ ...parts.skills, audience: ownAudience }).meta({ id: 'ProfileSkills' }),
    languages: z.object({ ...parts.languages, audience: ownAudience }).meta({ id: 'ProfileLanguages' }),
    credits: z.object({ ...parts.credits, audience: ownAudience }).meta({ id: 'ProfileCredits' }),
    availability: z
      .object({ ...parts.availability, audience: ownAudience })
      .meta({ id: 'ProfileAvailability' }),
    measurements: z
      .object({ ...parts.measurements, audience: ownAudience })
      .meta({ id: 'ProfileMeasurements' }),
    music: z.object({ ...parts.music, audience: ownAudience }).meta({ id: 'ProfileMusic' }),
    showreel: z.object({ ...parts.showreel, audience: ownAudience }).meta({ id: 'ProfileShowreel' }),
    representation: z.object({ ...parts.representation, audience: ownAudience }),
  })
  .partial()
  .meta({ id: 'ProfileFacts' })
export type VisibleFacts = z.infer<typeof visibleFacts>

export const factsContract = {
  saveFacts: route({
    method: 'PUT',
    path: '/users/facts',
    audience: 'talento',
    summary:
      'Saves parts of the facts of the profile. Under 18, availability, measurements and representation can only be emptied.',
    body: factsBody,
    example: {
      body: {
        skills: { items: ['danza contemporánea', 'acrobacia'], audience: 'everyone' },
        languages: { items: [{ code: 'es', level: 'native' }], audience: 'everyone' },
        credits: {
          items: [
            {
              title: 'La casa de Bernarda Alba',
              role: 'Adela',
              place: 'Mérida',
              year: 2024,
              link: 'teatro.example/obra',
            },
          ],
          audience: 'everyone',
        },
        availability: { open: true, from: '2027-01-15', travels: true, audience: 'agencies' },
        measurements: {
          heightCm: 168,
          chestCm: 88,
          waistCm: 66,
          hipsCm: 92,
          shoeEu: 38.5,
          hair: 'brown',
          eyes: 'hazel',
          audience: 'agencies',
        },
        music: { vocalRange: 'mezzo', instruments: ['guitarra'], audience: 'everyone' },
        showreel: { postId: exampleId, audience: 'everyone' },
        representation: { name: 'Casting Luz', link: 'casting-luz.example', audience: 'agencies' },
      },
    },
    replies: { 200: ownFacts },
    errors: ['solo_adultos', 'enlace_invalido', 'idioma_repetido', 'video_ajeno'],
    limits: [rateLimits.write],
  }),
}
