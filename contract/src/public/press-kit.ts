/** Press kit: a PDF of a talent's own profile (P-presskit-1), and links by which others read it (P-presskit-5). */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import {
  idempotencyKey,
  fieldAudience,
  id,
  idInBody,
  instant,
  language,
  line,
  linkToken,
  placeholder,
} from '../platform/fields.ts'
import { rateLimits } from '../platform/limits.ts'
import {
  pressKitFormats,
  pressKitLabelMax,
  pressKitLinkDays,
  pressKitLinksMax,
  pressKitParts,
  pressKitWorksMax,
} from './press-kit-choices.ts'
import { route } from '../platform/route.ts'

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
    canShare: z.boolean().describe('Whether the caller can create links: adults can.'),
  })
  .meta({ id: 'PressKitChoices' })

const link = z
  .object({
    id,
    label: z.string(),
    url: z.string().describe('Address of the page that shows the press kit; its fragment is the token.'),
    format: z.enum(pressKitFormats),
    language,
    createdAt: instant,
    expiresAt: instant.nullable().describe('Null for never.'),
    opened: z.int().describe('How many times others have opened it, each browser counted once in 24 hours.'),
    lastOpenedAt: instant.nullable(),
  })
  .meta({ id: 'PressKitLink' })

const exampleToken = '01932f5c-7a3e-7c1b-9d4e-2f6a8b0c1d2ekX3bT0vQd8Zr5mJpW1yLsA'

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
    priority: 'low',
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
  getPressKitLinks: route({
    method: 'GET',
    path: '/users/self/press-kit/links',
    audience: 'talento',
    summary: "Returns the links to the caller's press kit, last created first, expired ones included.",
    replies: { 200: z.object({ rows: z.array(link) }) },
    unlimited: 'bounded read',
  }),
  createPressKitLink: route({
    method: 'POST',
    path: '/users/self/press-kit/links',
    audience: 'talento',
    summary: `Creates a link by which people without an account read the caller's press kit with the chosen works and facts; at most ${pressKitLinksMax}. Adults only.`,
    headers: idempotencyKey,
    body: z.strictObject({
      label: line(pressKitLabelMax).describe('For the caller only.'),
      days: z
        .literal(pressKitLinkDays, 'not_a_choice')
        .default(90)
        .describe('How many days it works; 0 for always.'),
      format: z.enum(pressKitFormats, 'not_a_choice'),
      language,
      works: z.array(idInBody).max(pressKitWorksMax, 'invalid'),
      parts: z.array(z.enum(pressKitParts, 'not_a_choice')).max(pressKitParts.length, 'invalid'),
    }),
    example: {
      body: { label: 'Agencia Luz', days: 30, format: 'letter', language: 'es', works: [], parts: ['city'] },
    },
    replies: { 201: link },
    errors: ['not_found', 'solo_adultos', 'demasiados_enlaces', 'idempotency_conflict'],
    limits: [rateLimits.write],
  }),
  deletePressKitLink: route({
    method: 'DELETE',
    path: '/users/self/press-kit/links/{id}',
    audience: 'talento',
    summary: 'Deletes a link; it no longer works.',
    params: z.object({ id: z.string() }),
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  openPressKitLink: route({
    method: 'POST',
    path: '/press-kit',
    audience: 'guest',
    summary:
      'Returns whose press kit a link shows. Counts it as opened, once in 24 hours for each browser in the same network, unless the caller is the owner of the link.',
    body: linkToken,
    example: { body: { token: exampleToken } },
    replies: { 200: z.object({ name: z.string(), profileUrl: z.string() }) },
    errors: ['not_found'],
    limits: [rateLimits.pressKitLink],
  }),
  getLinkedPressKit: route({
    method: 'POST',
    path: '/press-kit/pdf',
    audience: 'guest',
    priority: 'low',
    summary: 'Draws the press kit of a link.',
    body: linkToken,
    example: { body: { token: exampleToken } },
    replies: { 200: null },
    download: 'application/pdf',
    errors: ['not_found'],
    limits: [rateLimits.pressKitLink],
  }),
}
