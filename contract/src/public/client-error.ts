/** Reports of errors in the web client. */
import { z } from 'zod'
import { clientErrorMaxLengths } from '../platform/client-error-text.ts'
import { rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

const text = (max: number) => z.string('required').max(max, 'too_long')

export const clientErrorContract = {
  reportClientError: route({
    method: 'POST',
    path: '/client-errors',
    audience: 'guest',
    summary: 'Writes an error of the web client to the log, without personal data.',
    body: z.strictObject({
      message: text(clientErrorMaxLengths.message),
      stack: text(clientErrorMaxLengths.stack).describe('Empty where the browser has none.'),
      page: text(clientErrorMaxLengths.name).describe('Name of the page, not its address.'),
      version: text(clientErrorMaxLengths.name).describe('Name of the entry script.'),
    }),
    example: { body: { message: 'x is undefined', stack: '', page: 'feed', version: 'a.js' } },
    replies: { 204: null },
    limits: [rateLimits.clientErrors],
  }),
}
