/** Being logged in: authenticate, confirm again, log out. */
import { z } from 'zod'
import { tokenReply } from './account.ts'
import { id, instant } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { route } from './route.ts'

/** One place where somebody is logged in. */
const session = z.object({
  id,
  device: z.string().describe('Browser and system, such as `Firefox · Linux`; empty when unknown.'),
  current: z.boolean().describe('Whether it is the one that asks.'),
  remember: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
})

/** A password as typed at login: any, never cut; longer than any password could be is simply a wrong one. */
const typedPassword = z.string('contrasena').min(1, 'contrasena').max(10_000, 'contrasena_larga')

export const sessionContract = {
  authenticate: route({
    method: 'POST',
    path: '/users/authenticate',
    audience: 'guest',
    summary: `Logs in for ${limits.sessionHours} hours, or ${limits.sessionRememberedDays} days with \`remember\`.`,
    body: z.strictObject({
      email: z
        .string('correo_electronico')
        .trim()
        .min(1, 'correo_electronico')
        .max(10_000, 'correo_electronico_invalido'),
      password: typedPassword,
      remember: z.boolean().default(false),
    }),
    replies: { 200: tokenReply },
    errors: ['password', 'credentials', 'validated'],
    limits: [rateLimits.loginByAddress, rateLimits.loginByAccount],
  }),
  reauthenticate: route({
    method: 'POST',
    path: '/users/reauthenticate',
    audience: 'user',
    suspended: true,
    summary: `Makes this session fresh for ${limits.freshMinutes} minutes.`,
    body: z.strictObject({ password: typedPassword }),
    replies: { 204: null },
    errors: ['wrong_password'],
    limits: [rateLimits.reauthenticate],
  }),
  logout: route({
    method: 'POST',
    path: '/users/logout',
    audience: 'user',
    suspended: true,
    summary: 'Ends this session; its token is dead from then on.',
    replies: { 204: null },
  }),
  getSessions: route({
    method: 'GET',
    path: '/users/sessions',
    audience: 'user',
    summary: 'Where the caller is logged in, the newest first.',
    replies: { 200: z.object({ rows: z.array(session) }) },
  }),
  endSession: route({
    method: 'DELETE',
    path: '/users/sessions/{id}',
    audience: 'user',
    summary: "Ends one of the caller's sessions; its token is dead from then on.",
    params: z.object({ id: z.string() }),
    replies: { 204: null },
    errors: ['not_found'],
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/users/sessions',
    audience: 'user',
    summary: "Ends all of the caller's sessions but this one.",
    replies: { 204: null },
  }),
}
