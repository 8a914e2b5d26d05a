/** Press kit: a PDF of a talent's own profile (P-presskit-1). */
import { z } from 'zod'
import { exampleId } from './examples.ts'
import { fieldAudience, id, language, placeholder } from './fields.ts'
import { rateLimits } from './limits.ts'
import { pressKitFormats, pressKitParts, pressKitWorksMax } from './press-kit-choices.ts'
import { route } from './route.ts'

/** A list in a query, separated by commas; an empty text is an empty list. */
const list = (max: number, description: string) =>
  z
    .string()
    .max(1_000, 'too_long')
    .transform((sent) => [...new Set(sent.split(',').filter((item) => item !== ''))])
    .refine((items) => items.length <= max, 'invalid')
    .optional()
    .meta({ description, type: 'string', maxLength: 1_000 })

const work = z
  .object({
    postId: id,
    type: z.enum(['photo', 'video']),
    title: z.string().describe('Title, first words or description of the photo; may be empty.'),
    image: z.string().nullable().describe('Image name for /resize; null for a video without a poster.'),
    placeholder,
  })
  .meta({ id: 'PressKitWork' })

const choices = z
  .object({
    works: z
      .array(work)
      .describe(
        `The latest posts with photos or a video and the pinned ones: pinned first, then those with the most likes. ` +
          `The first ${pressKitWorksMax} are taken unless others are chosen.`,
      ),
    parts: z
      .array(z.object({ part: z.enum(pressKitParts), audience: fieldAudience }))
      .describe('What can be included; what everyone may see is taken unless something else is chosen.'),
  })
  .meta({ id: 'PressKitChoices' })

export const pressKitContract = {
  getPressKitChoices: route({
    method: 'GET',
    path: '/users/self/press-kit/choices',
    audience: 'talento',
    summary: "Returns the works and facts that the caller's press kit can contain.",
    replies: { 200: choices },
    unlimited: 'bounded read',
  }),
  getPressKit: route({
    method: 'GET',
    path: '/users/self/press-kit',
    audience: 'talento',
    summary: "Draws the caller's press kit: a PDF of the profile with the chosen works and facts.",
    query: z.object({
      format: z.enum(pressKitFormats).optional().describe('Paper size; Letter when absent.'),
      language: language.optional().describe('That of the texts; that of the request when absent.'),
      works: list(pressKitWorksMax, "Ids of the caller's posts in their order, separated by commas."),
      parts: list(pressKitParts.length, 'Parts to include, separated by commas; unknown ones are ignored.'),
    }),
    example: { query: { format: 'letter', language: 'en', works: exampleId, parts: 'city,skills' } },
    replies: { 200: null },
    download: 'application/pdf',
    errors: ['not_found'],
    limits: [rateLimits.pressKit],
  }),
}
