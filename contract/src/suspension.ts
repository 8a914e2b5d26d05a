/** Being suspended (decision 38): why, and what one answers to it. */
import { z } from 'zod'
import { instant, text } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { route } from './route.ts'

const appeal = z.object({
  number: z.int().describe('What both sides call it by.'),
  createdAt: instant,
})

export const suspensionContract = {
  getSuspension: route({
    method: 'GET',
    path: '/users/suspension',
    audience: 'user',
    suspended: true,
    summary: "Why and since when the caller's account is suspended; 404 when it is not.",
    replies: {
      200: z.object({
        reason: z.string().describe("The moderators' own words."),
        since: instant,
        appeal: appeal.nullable().describe('The one against this suspension.'),
      }),
    },
    errors: ['not_found'],
  }),
  appeal: route({
    method: 'POST',
    path: '/users/appeal',
    audience: 'user',
    suspended: true,
    summary: 'Appeals against the suspension, once; a mail confirms it.',
    body: z.strictObject({ text: text(limits.appealMax, 'texto_vacio') }),
    replies: { 201: appeal },
    errors: ['not_found', 'appealed'],
    limits: [rateLimits.appeal],
  }),
}
