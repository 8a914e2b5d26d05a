/** What an agency decides by in a list of people: the facts of a talent in short. */
import { z } from 'zod'
import { sex } from '../platform/fields.ts'
import { spokenLanguage } from './facts.ts'

/** Of what the caller may see: everything else is null, empty or false, and so is what is for adults of a minor (P-minors-12). */
export const castingFacts = z
  .object({
    age: z.int().nullable().describe('In years; only of adults who show the caller their birth date.'),
    sex: sex.nullable(),
    heightCm: z.int().nullable(),
    languages: z.array(spokenLanguage),
    availability: z
      .object({ open: z.boolean(), from: z.string().nullable(), travels: z.boolean() })
      .nullable()
      .describe('Null when the talent says nothing about it. `from` is null when it is now.'),
    hasShowreel: z.boolean(),
  })
  .meta({ id: 'CastingFacts' })
export type CastingFacts = z.infer<typeof castingFacts>

/** Column of a person in a list of an agency. */
export const shownCastingFacts = castingFacts
  .nullable()
  .describe('Of a talent, when the caller is an agency; else null.')
