/** Unsubscribing from mails about activity with the link of such a mail (P-notifications-17). */
import { z } from 'zod'
import { linkToken } from '../platform/fields.ts'
import { rateLimits } from '../platform/limits.ts'
import { notificationFlags } from './notification-flags.ts'
import { route } from '../platform/route.ts'

/** The page of the link, which also takes the POST of mail programs (RFC 8058); the token is its query parameter `t`. */
export const unsubscribePath = '/user/unsubscribe'

export const unsubscribeContract = {
  unsubscribe: route({
    method: 'POST',
    path: '/notifications/unsubscribe',
    audience: 'guest',
    summary: 'Turns off one kind of mail, with the token of the link in such a mail.',
    body: linkToken,
    example: { body: { token: 'messages.01932f5c-7a3e-7c1b-9d4e-2f6a8b0c1d2e.kX3bT0vQd8Zr5mJpW1yLsA' } },
    replies: { 200: z.object({ type: z.enum(notificationFlags) }) },
    errors: ['not_found'],
    limits: [rateLimits.unsubscribe],
  }),
}
