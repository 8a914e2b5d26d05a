/** People at the moderators' desk: their history, and what is done without a case. */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { calendarDate, id, idInBody, instant } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import {
  caseSummary,
  decisionNote,
  decisionReason,
  deskPerson,
  logEntry,
  suspension,
  suspensionUntil,
  undoableActions,
  reasonBody,
} from './moderation-shapes.ts'
import { route } from '../platform/route.ts'

/** An account with all that the desk knows of it. */
export const deskAccount = z
  .object({
    ...deskPerson.shape,
    email: z.string(),
    birthdate: z.string(),
    age: z.int(),
    country: z.string(),
    ciudad: z.string(),
    verified: z.boolean(),
    createdAt: instant.describe('When the person registered.'),
    suspension: suspension.nullable(),
    undoUntil: instant
      .nullable()
      .describe(
        'Until when the caller can undo the suspension, which they made without a case; null when they cannot.',
      ),
    undoableChanges: z
      .array(
        z.object({
          id,
          action: z.enum(undoableActions),
          other: z.object({ id, fullname: z.string() }).nullable().describe('The other person of a block.'),
          undoUntil: instant,
        }),
      )
      .describe('Other changes of the caller that they can undo, newest first.'),
    cases: z.array(caseSummary).describe('The newest 50 cases about this person.'),
    log: z.array(logEntry).describe('The newest 50 entries about this person.'),
    latest: z
      .array(
        z.object({
          id,
          kind: z.enum(['post', 'comment']),
          postId: id.describe('The post itself, or the one above the comment.'),
          text: z.string().describe('Its beginning; empty for a post without a text.'),
          createdAt: instant,
        }),
      )
      .describe('The newest three posts and three comments of this person, newest first.'),
    blocks: z
      .array(z.object({ person: deskPerson, blockedBy: z.enum(['this', 'other', 'both']), since: instant }))
      .describe('The newest 50 blocks with others; `this` has blocked the other.'),
  })
  .meta({ id: 'DeskAccount' })
export type DeskAccount = z.infer<typeof deskAccount>

const params = z.object({ id: z.string() })
const example = { params: { id: exampleId } }

export const moderationPeopleContract = {
  findPeople: route({
    method: 'GET',
    path: '/moderation/people',
    audience: 'moderator',
    summary: 'Finds up to 20 people by email, profile_url or the beginning of their name, also hidden ones.',
    query: z.object({ q: z.string().max(limits.emailMax) }),
    example: { query: { q: 'ana' } },
    replies: { 200: z.object({ rows: z.array(deskPerson) }) },
    unlimited: 'bounded read',
  }),
  getPerson: route({
    method: 'GET',
    path: '/moderation/people/{id}',
    audience: 'moderator',
    summary: 'Returns an account with its history. The caller cannot see their own.',
    params,
    example,
    replies: { 200: deskAccount },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  suspendPerson: route({
    method: 'POST',
    path: '/moderation/people/{id}/suspend',
    audience: 'moderator',
    summary: `Suspends an account without a case, or changes its suspension. Can be undone for ${limits.undoMinutes} minutes, and only then is the person told by mail.`,
    params,
    body: z.strictObject({ reason: decisionReason, note: decisionNote, until: suspensionUntil }),
    example: { ...example, body: { reason: 'Vende seguidores.' } },
    replies: { 200: deskAccount },
    errors: ['not_found', 'fecha_pasada'],
    limits: [rateLimits.write],
  }),
  undoSuspension: route({
    method: 'DELETE',
    path: '/moderation/people/{id}/suspend',
    audience: 'moderator',
    summary: `Undoes the caller's suspension of an account without a case within ${limits.undoMinutes} minutes: what was before it is restored.`,
    params,
    example,
    replies: { 200: deskAccount },
    errors: ['not_found', 'fuera_de_plazo'],
    limits: [rateLimits.write],
  }),
  liftPerson: route({
    method: 'POST',
    path: '/moderation/people/{id}/lift',
    audience: 'moderator',
    summary:
      'Lifts the suspension of an account; an open appeal is accepted by it. The person is told by mail.',
    params,
    body: reasonBody,
    example: { ...example, body: { reason: 'Fue un error.' } },
    replies: { 200: deskAccount },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  correctBirthdate: route({
    method: 'POST',
    path: '/moderation/people/{id}/birthdate',
    audience: 'moderator',
    summary: `Corrects a birth date, never to an age below the minimum. Can be undone for ${limits.undoMinutes} minutes.`,
    params,
    body: z.strictObject({
      birthdate: calendarDate,
      reason: decisionReason,
      note: decisionNote,
      contactId: idInBody.optional().describe('The request of `/contacto` in which it was asked for.'),
    }),
    example: { ...example, body: { birthdate: '1995-04-21', reason: 'Mostró su acta.' } },
    replies: { 200: deskAccount },
    errors: ['not_found', 'edad_minima', 'agencia_solo_adultos'],
    limits: [rateLimits.write],
  }),
  liftBlock: route({
    method: 'POST',
    path: '/moderation/people/{id}/unblock',
    audience: 'moderator',
    summary: `Lifts the block between two people, in both directions. Can be undone for ${limits.undoMinutes} minutes.`,
    params,
    body: z.strictObject({ otherId: idInBody, reason: decisionReason, note: decisionNote }),
    example: { ...example, body: { otherId: exampleId, reason: 'Ambas lo pidieron.' } },
    replies: { 200: deskAccount },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  unverifyAgency: route({
    method: 'POST',
    path: '/moderation/people/{id}/unverify',
    audience: 'moderator',
    summary: `Withdraws the verification of an agency. Can be undone for ${limits.undoMinutes} minutes, and only then is the agency told, with the reason.`,
    params,
    body: reasonBody,
    example: { ...example, body: { reason: 'La empresa ya no existe.' } },
    replies: { 200: deskAccount },
    errors: ['not_found', 'decision_no_valida'],
    limits: [rateLimits.write],
  }),
  undoChange: route({
    method: 'DELETE',
    path: '/moderation/people/{id}/changes/{changeId}',
    audience: 'moderator',
    summary: `Undoes the caller's correction of a birth date, lifting of a block, or decision about a verification within ${limits.undoMinutes} minutes, unless it was changed again.`,
    params: z.object({ id: z.string(), changeId: z.string() }),
    example: { params: { id: exampleId, changeId: exampleId } },
    replies: { 200: deskAccount },
    errors: ['not_found', 'fuera_de_plazo', 'agencia_solo_adultos'],
    limits: [rateLimits.write],
  }),
}
