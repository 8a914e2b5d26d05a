/** Presentations: people of a list behind a link, whom a client without an account votes on (P-presentations-1). */
import { z } from 'zod'
import { exampleId, exampleToken } from '../platform/examples.ts'
import {
  id,
  idempotencyKey,
  idInBody,
  instant,
  line,
  optionalText,
  page,
  placeholder,
} from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'
import { trimInvisible } from '../platform/text.ts'
import { visibleFacts } from '../people/facts.ts'
import { votes } from './presentation-choices.ts'

const vote = z.enum(votes, 'not_a_choice').meta({ id: 'Vote' })

/** A vote with what was written about it. */
const castVote = { vote, comment: z.string(), votedAt: instant }

const presentedPerson = z
  .object({
    id: id.describe('Of this person in this presentation.'),
    userId: id,
    fullname: z.string(),
    profile_url: z.string(),
    profileImage: z.string().nullable(),
    votes: z.array(z.object({ viewerId: id, ...castVote })),
  })
  .meta({ id: 'PresentedPerson' })

const presentation = z
  .object({
    id,
    title: z.string(),
    url: z.string().describe('Address of the page that shows it, without an account.'),
    listId: id.nullable().describe('The list whose people it shows; null once the list is deleted.'),
    hasPin: z.boolean(),
    createdAt: instant,
    expiresAt: instant,
    closedAt: instant.nullable().describe('When the agency closed it, before it expired.'),
    opened: z.int().describe('How many times others have opened it, each browser counted once in 24 hours.'),
    lastOpenedAt: instant.nullable(),
    viewers: z
      .array(z.object({ id, name: z.string().describe('As the viewer typed it.') }).meta({ id: 'Viewer' }))
      .describe('Those who have voted.'),
    people: z.array(presentedPerson).describe('Those whom the agency may see now, in the order of the list.'),
  })
  .meta({ id: 'Presentation' })
export type Presentation = z.infer<typeof presentation>

const shownWork = z
  .object({
    type: z.enum(['photo', 'video']),
    title: z.string().describe('Title, first words or description; may be empty.'),
    image: z.string().nullable().describe('Image name for /resize; null for a video without a poster.'),
    placeholder,
    video: z.string().nullable().describe('YouTube id.'),
  })
  .meta({ id: 'ShownWork' })

const shownPerson = z
  .object({
    id: id.describe('`subjectId` of a vote.'),
    fullname: z.string(),
    image: z.string().nullable().describe('Image name for /resize.'),
    age: z.int().nullable().describe('In years; null when agencies may not see the birth date.'),
    ciudad: z.string().nullable(),
    country: z.string(),
    categories: z.array(z.int()).describe('Category ids, 1 to 8.'),
    facts: visibleFacts
      .omit({ representation: true })
      .describe('What agencies may see, without contacts: no representation, no links.'),
    works: z
      .array(shownWork)
      .describe(`The pinned posts and those with the most likes, at most ${limits.presentationWorks}.`),
    ownVote: z.object({ vote, comment: z.string() }).nullable(),
  })
  .meta({ id: 'ShownPerson' })
export type ShownPerson = z.infer<typeof shownPerson>

const shownPresentation = z
  .object({
    title: z.string(),
    agency: z.object({ fullname: z.string(), image: z.string().nullable(), verified: z.boolean() }),
    expiresAt: instant,
    viewer: z.string().nullable().describe('The name under which this browser has voted.'),
    people: z.array(shownPerson),
  })
  .meta({ id: 'ShownPresentation' })
export type ShownPresentation = z.infer<typeof shownPresentation>

/** The browser of a viewer, and the PIN of the presentation. */
const viewerHeaders = z.object({
  'x-pin': z.string().max(100).optional(),
  'x-viewer-id': z
    .string()
    .max(100)
    .optional()
    .describe('A random code that the browser keeps: it may change the votes sent with it.'),
})

const pin = z
  .string('invalid_pin')
  .overwrite(trimInvisible)
  .regex(new RegExp(`^\\d{${limits.pinMin},${limits.pinMax}}$`), 'invalid_pin')
  .describe(`${limits.pinMin} to ${limits.pinMax} digits.`)

const token = z.object({ token: z.string() })
const exampleHeaders = { 'x-pin': '274951', 'x-viewer-id': '5f0c2d9e' }
const examplePresentation = { token: `${exampleId}${exampleToken}` }

export const presentationContract = {
  createPresentation: route({
    method: 'POST',
    path: '/presentations',
    audience: 'agencia',
    summary: `Creates a link that shows people of a list to somebody without an account; at most ${limits.presentationsMax}. Minors are left out.`,
    headers: idempotencyKey,
    body: z.strictObject({
      title: line(limits.presentationTitleMax),
      listId: idInBody,
      userIds: z
        .array(idInBody, 'invalid')
        .min(1, 'required')
        .max(limits.presentationPeopleMax, 'too_many_to_present')
        .optional()
        .describe('People of the list; all of them when absent.'),
      expiresAt: z.iso
        .datetime({ offset: true, error: 'invalid_expiry' })
        .transform((sent) => new Date(sent))
        .optional()
        .meta({
          type: 'string',
          format: 'date-time',
          description: `In ${limits.presentationDays} days when absent, in ${limits.presentationDaysMax} at the most.`,
        }),
      pin: pin.nullish().transform((sent) => sent ?? undefined),
    }),
    example: { body: { title: 'Bailarinas para el videoclip', listId: exampleId, pin: '274951' } },
    replies: {
      201: presentation.extend({
        leftOut: z
          .object({
            minors: z.int().describe('Under 18: their guardians have not agreed to it.'),
            gone: z.int().describe('Not on the list, or no longer visible to the agency.'),
          })
          .describe('How many of the chosen people it does not show.'),
      }),
    },
    errors: [
      'not_found',
      'invalid_expiry',
      'nobody_to_present',
      'too_many_to_present',
      'too_many_presentations',
      'idempotency_conflict',
    ],
    limits: [rateLimits.write],
  }),
  getPresentations: route({
    method: 'GET',
    path: '/presentations',
    audience: 'agencia',
    summary: `Returns the agency's presentations with their votes, last created first, closed and expired ones included; ${limits.presentationsPageSize} a page.`,
    query: z.object({
      page,
      listId: z
        .string()
        .max(100)
        .optional()
        .meta({ description: 'Only those of one list.', example: exampleId }),
    }),
    example: { query: { page: '1' } },
    replies: { 200: z.object({ rows: z.array(presentation), count: z.int() }) },
    unlimited: 'bounded read',
  }),
  deletePresentation: route({
    method: 'DELETE',
    path: '/presentations/{id}',
    audience: 'owner',
    summary: 'Closes a presentation: its link no longer works, and the agency keeps the votes.',
    params: z.object({ id: z.string() }),
    query: z.object({
      forever: z.literal('true', 'not_a_choice').optional().describe('Deletes it with its votes.'),
    }),
    example: { params: { id: exampleId }, query: { forever: 'true' } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  viewPresentation: route({
    method: 'GET',
    path: '/presentations/view/{token}',
    audience: 'guest',
    summary:
      'Returns what a link shows. Counts it as opened, once in 24 hours for each browser in the same network, unless the caller is its agency.',
    hasSideEffects: true,
    params: token,
    headers: viewerHeaders,
    example: { params: examplePresentation, headers: exampleHeaders },
    replies: { 200: shownPresentation },
    errors: ['not_found', 'pin_required', 'wrong_pin'],
    limits: [rateLimits.presentation],
  }),
  votePresentation: route({
    method: 'POST',
    path: '/presentations/view/{token}/votes',
    audience: 'guest',
    summary: `Votes on a person, or changes this viewer's vote; at most ${limits.presentationViewersMax} viewers vote in one presentation.`,
    params: token,
    headers: viewerHeaders,
    body: z.strictObject({
      viewer: line(limits.viewerNameMax).describe(
        'Name of the viewer. Without `x-viewer-id`, votes with the same name are those of one viewer.',
      ),
      subjectId: idInBody.describe('The id of a person in the presentation.'),
      vote,
      comment: optionalText(limits.voteCommentMax)
        .unwrap()
        .optional()
        .describe('Stays as it is when absent.'),
    }),
    example: {
      params: examplePresentation,
      headers: exampleHeaders,
      body: { viewer: 'Clara', subjectId: exampleId, vote: 'yes', comment: 'Me encanta su presencia.' },
    },
    replies: { 204: null },
    errors: ['not_found', 'pin_required', 'wrong_pin', 'too_many_viewers'],
    limits: [rateLimits.vote],
  }),
}
