/** Requests of `/contacto` on the moderators' desk (P-contact-6). For everybody else these paths do not exist. */
import { z } from 'zod'
import { contactNumber, contactState, contactType, deadline } from '../safety/contact.ts'
import { after } from '../platform/cursor.ts'
import { exampleCursor, exampleId } from '../platform/examples.ts'
import { freeText, id, instant, language, text } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { deskPerson, logEntry } from '../safety/moderation-shapes.ts'
import { route } from '../platform/route.ts'

export const contactOutcomes = ['answer', 'grant', 'refuse'] as const

const summaryFields = {
  id,
  number: contactNumber,
  type: contactType,
  state: contactState,
  name: z.string().describe('Empty once the request of a deleted account is finished.'),
  langCode: language.describe('The language in which the sender reads the answer.'),
  createdAt: instant,
  dueOn: deadline.describe('Until when the next step is due, as `YYYY-MM-DD`; null when nothing is.'),
  businessDaysLeft: z.int().nullable().describe('Until `dueOn`; negative when it has passed.'),
}

/** A request in the list of the desk. */
export const contactSummary = z.object(summaryFields).meta({ id: 'ContactSummary' })
export type ContactSummary = z.infer<typeof contactSummary>

/** A request with all that an answer needs. */
export const contactRequest = z
  .object({
    ...summaryFields,
    version: z
      .int()
      .describe('Sent with each change, which is refused when somebody else has made one since.'),
    email: z.string(),
    emailProven: z.boolean().describe('Whether the address is known to belong to the sender.'),
    message: z.string(),
    person: deskPerson
      .nullable()
      .describe('The account that sent it; null for a guest or a deleted account.'),
    emailAccount: deskPerson.nullable().describe('Of a guest: the account whose email was typed, if any.'),
    minor: deskPerson.nullable().describe('Of the objection of a guardian: the account that it is about.'),
    answerBy: deadline,
    executeBy: deadline,
    answer: z.string(),
    note: z.string().describe('For moderators only.'),
    answeredAt: instant.nullable(),
    executedAt: instant.nullable(),
    log: z.array(logEntry),
  })
  .meta({ id: 'ContactRequest' })
export type ContactRequest = z.infer<typeof contactRequest>

const params = z.object({ id: z.string() })
const example = { params: { id: exampleId } }
const version = z.int('invalid').min(0, 'invalid').max(limits.contactVersionMax, 'invalid')
const change = z.strictObject({ version }).meta({ id: 'ContactRequestChange' })
const note = freeText(limits.decisionNoteMax).default('')
const errors = ['not_found', 'solicitud_cambiada', 'decision_no_valida'] as const

export const contactDeskContract = {
  getContactRequests: route({
    method: 'GET',
    path: '/moderation/contact',
    audience: 'moderator',
    summary: `Returns requests, ${limits.casesPageSize} per page: unfinished ones with the nearest deadline first, finished ones newest first.`,
    query: z.object({
      status: z.enum(['open', 'finished']).default('open'),
      type: contactType.optional(),
      after,
    }),
    example: { query: { status: 'open', type: 'access', after: exampleCursor } },
    replies: {
      200: z.object({
        rows: z.array(contactSummary),
        next: z.string().nullable(),
        open: z.int().describe(`Number of unfinished requests, at most ${limits.casesCounted}.`),
      }),
    },
    unlimited: 'bounded read',
  }),
  getContactRequest: route({
    method: 'GET',
    path: '/moderation/contact/{id}',
    audience: 'moderator',
    summary: 'Returns a request. One of the caller does not exist for them.',
    params,
    example,
    replies: { 200: contactRequest },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  answerContactRequest: route({
    method: 'POST',
    path: '/moderation/contact/{id}/answer',
    audience: 'moderator',
    summary:
      'Answers a request by mail: `answer` a question, `grant` or `refuse` a privacy request. Granting sets the deadline by which it is carried out.',
    params,
    body: z.strictObject({
      version,
      outcome: z.enum(contactOutcomes, 'not_a_choice'),
      text: text(limits.contactMax, 'texto_vacio'),
      note,
    }),
    example: { ...example, body: { version: 0, outcome: 'answer', text: 'En Configuración, Perfil.' } },
    replies: { 200: contactRequest },
    errors: [...errors, 'correo_sin_comprobar'],
    limits: [rateLimits.write],
  }),
  executeContactRequest: route({
    method: 'POST',
    path: '/moderation/contact/{id}/execution',
    audience: 'moderator',
    summary: 'Marks a granted request as carried out. The sender is told by mail.',
    params,
    body: change,
    example: { ...example, body: { version: 1 } },
    replies: { 200: contactRequest },
    errors,
    limits: [rateLimits.write],
  }),
  exportContactRequest: route({
    method: 'POST',
    path: '/moderation/contact/{id}/export',
    audience: 'moderator',
    summary:
      "Carries out a granted access request: starts the export of the sender's account, which only its owner can download, and tells them by mail.",
    params,
    body: change,
    example: { ...example, body: { version: 1 } },
    replies: { 200: contactRequest },
    errors,
    limits: [rateLimits.write],
  }),
  cancelContactAccount: route({
    method: 'POST',
    path: '/moderation/contact/{id}/cancellation',
    audience: 'moderator',
    summary:
      "Carries out a granted cancellation request: cancels the sender's account as its owner could, which hides it at once, and tells them by mail.",
    params,
    body: change,
    example: { ...example, body: { version: 1 } },
    replies: { 200: contactRequest },
    errors,
    limits: [rateLimits.write],
  }),
  closeContactRequest: route({
    method: 'POST',
    path: '/moderation/contact/{id}/close',
    audience: 'moderator',
    summary: 'Closes an open request without an answer, such as advertising. The sender is not told.',
    params,
    body: z.strictObject({ version, note }),
    example: { ...example, body: { version: 0, note: 'Publicidad.' } },
    replies: { 200: contactRequest },
    errors,
    limits: [rateLimits.write],
  }),
}
