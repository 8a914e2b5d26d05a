/** Notifications on devices, by Web Push (P-notifications-11). */
import { z } from 'zod'
import { rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

/** With a public-looking host name alone: no IP address, port or credentials, as the server sends requests to it. */
const address = /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}\//i

const endpoint = z
  .url('invalid')
  .regex(address, 'invalid')
  .max(2_000, 'too_long')
  .describe("The address of the browser's push service for this browser.")

const example = { endpoint: 'https://push.example/send/abc' }

export const pushContract = {
  getPushKey: route({
    method: 'GET',
    path: '/notifications/push',
    audience: 'member',
    summary: 'Returns the public VAPID key with which a browser subscribes to push notifications.',
    replies: { 200: z.object({ publicKey: z.string() }) },
    unlimited: 'bounded read',
  }),
  addPushSubscription: route({
    method: 'POST',
    path: '/notifications/push',
    audience: 'member',
    summary:
      "Sends the caller's notifications to this browser until the session ends; replaces its former subscription.",
    body: z.strictObject({
      endpoint,
      expirationTime: z
        .number()
        .nullish()
        .describe(
          'As in `PushSubscription.toJSON()`; not used: the push service says when a subscription has ended.',
        ),
      keys: z.strictObject({
        p256dh: z.string('required').regex(/^[A-Za-z0-9_-]{86,88}=?$/, 'invalid'),
        auth: z.string('required').regex(/^[A-Za-z0-9_-]{22,24}={0,2}$/, 'invalid'),
      }),
    }),
    example: {
      body: {
        ...example,
        keys: {
          p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
          auth: 'tBHItJI5svbpez7KI4CCXg',
        },
      },
    },
    replies: { 204: null },
    errors: [{ code: 'invalid', status: 422 }],
    limits: [rateLimits.write],
  }),
  deletePushSubscription: route({
    method: 'DELETE',
    path: '/notifications/push',
    audience: 'member',
    summary: "Stops push notifications to the browser of the caller's session.",
    replies: { 204: null },
    limits: [rateLimits.write],
  }),
}
