/** Questions and privacy requests that anybody can send (P-contact-1). */
import { z } from 'zod'
import { contactTypes } from './contact-types.ts'
import { email, idempotencyKey, instant, language, line, linkToken, text } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

export const contactType = z.enum(contactTypes, 'not_a_choice')

/**
 * `granted`: a privacy request that is to be carried out; `answered`: a question; `closed`: without an answer, such as
 * advertising.
 */
export const contactState = z
  .enum(['open', 'granted', 'answered', 'refused', 'executed', 'closed'])
  .meta({ id: 'ContactState' })
export type ContactState = z.infer<typeof contactState>

export const contactNumber = z.string().describe('Year and running number, such as `2026-000123`.')
export const deadline = z.string().nullable().describe('Date as `YYYY-MM-DD`; null when the law sets none.')

/** Page of the link in mails about a request; its fragment is the token. */
export const contactStatusPath = '/contacto/estado'

export const contactContract = {
  sendContact: route({
    method: 'POST',
    path: '/contact',
    audience: 'guest',
    rejectsInvalidToken: true,
    summary:
      'Sends a question or a privacy request. A mail confirms it. Of a logged-in sender, name, email and language are those of the account.',
    headers: idempotencyKey,
    body: z.strictObject({
      type: contactType,
      name: line(limits.nameMax).optional().describe('Required of a guest.'),
      email: email.optional().describe('Required of a guest.'),
      message: text(limits.contactMax, 'texto_vacio'),
      lang: language.default('es').describe('Language of the mails to a guest.'),
    }),
    example: {
      body: {
        type: 'question',
        name: 'Ana Pech',
        email: 'ana@gente.example',
        message: '¿Cómo cambio mi foto?',
        lang: 'es',
      },
    },
    replies: { 201: z.object({ number: contactNumber, answerBy: deadline }) },
    errors: ['required', 'correo_electronico', 'idempotency_conflict'],
    limits: [rateLimits.contactByIp, rateLimits.contactByEmail, rateLimits.contactByAccount],
  }),
  objectAsGuardian: route({
    method: 'POST',
    path: '/contact/guardian',
    audience: 'guest',
    summary:
      'Sends the objection of a guardian to the account of a minor to the moderators, once, with the token of the link in the mail to the guardian.',
    body: linkToken,
    example: { body: { token: '01932f5c-7a3e-7c1b-9d4e-2f6a8b0c1d2ekX3bT0vQd8Zr5mJpW1yLsA' } },
    replies: { 204: null },
    errors: ['not_found'],
    unlimited: 'unguessable token',
  }),
  getContactStatus: route({
    method: 'POST',
    path: '/contact/status',
    audience: 'guest',
    summary:
      'Returns a request, with the token of the link in a mail about it. With `confirm` it proves that the email belongs to its sender.',
    body: linkToken.extend({
      confirm: z.literal(true).optional().describe('The reader says that the request is their own.'),
    }),
    example: { body: { token: '01932f5c-7a3e-7c1b-9d4e-2f6a8b0c1d2ekX3bT0vQd8Zr5mJpW1yLsA' } },
    replies: {
      200: z.object({
        number: contactNumber,
        type: contactType,
        state: contactState,
        createdAt: instant,
        message: z.string(),
        answerBy: deadline,
        executeBy: deadline,
        answer: z.string().describe('Empty until it is answered.'),
        answeredAt: instant.nullable(),
        executedAt: instant.nullable(),
        emailProven: z.boolean().describe('Whether the email is known to belong to the sender.'),
      }),
    },
    errors: ['not_found'],
    unlimited: 'unguessable token',
  }),
}
