/** Suspension of the caller's account and the appeal against it (P-suspension-1). */
import { z } from 'zod'
import { idempotencyKey, instant, text } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

/** What an account writes in an appeal, also against the removal of content. */
export const appealText = z
  .strictObject({ text: text(limits.appealMax, 'texto_vacio') })
  .meta({ id: 'AppealText' })

/** An appeal against a suspension or against the removal of content, as its author sees it. */
export const appeal = z
  .object({
    number: z.int().describe('Reference number of the appeal.'),
    createdAt: instant,
  })
  .meta({ id: 'Appeal' })

export const suspensionContract = {
  getSuspension: route({
    method: 'GET',
    path: '/users/suspension',
    audience: 'user',
    allowSuspended: true,
    summary: "Returns the reason and start of the caller's suspension; 404 when not suspended.",
    replies: {
      200: z.object({
        reason: z.string().describe('Reason as written by the moderators.'),
        since: instant,
        until: instant.nullable().describe('When it ends by itself; null without an end.'),
        appeal: appeal.nullable().describe('Appeal against this suspension, if any.'),
      }),
    },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  appeal: route({
    method: 'POST',
    path: '/users/appeal',
    audience: 'user',
    allowSuspended: true,
    summary: 'Submits an appeal against the suspension, once. A mail confirms it.',
    headers: idempotencyKey,
    body: appealText,
    example: { body: { text: 'No fui yo.' } },
    replies: { 201: appeal },
    errors: ['not_found', 'appealed', 'idempotency_conflict'],
    limits: [rateLimits.appeal],
  }),
}
