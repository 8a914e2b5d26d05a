/** Sessions: logging in, reauthenticating, listing and ending sessions. */
import { trimInvisible } from '../platform/text.ts'
import { z } from 'zod'
import { loginReply } from './account.ts'
import { id, instant, loginCode, loginHeaders, linkToken } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { exampleId, exampleLoginHeaders, exampleToken } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

/** A session of the caller. */
const session = z
  .object({
    id,
    device: z
      .string()
      .describe('Browser and operating system, such as `Firefox · Linux`; empty when unknown.'),
    timeZone: z
      .string()
      .nullable()
      .describe('IANA name of the time zone that the browser named at login; null when unknown.'),
    timeZoneName: z
      .string()
      .nullable()
      .describe(
        'The time zone by its place in the language of the reader, such as `hora de Ciudad de México`.',
      ),
    current: z.boolean().describe('Whether this is the session of the request.'),
    remember: z.boolean(),
    createdAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'Session' })

/** Password typed at login. Not limited to `limits.passwordMax`: a longer one is simply wrong. */
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
        .overwrite(trimInvisible)
        .min(1, 'correo_electronico')
        .max(10_000, 'correo_electronico_invalido'),
      password: typedPassword,
      remember: z.boolean().default(false),
      code: loginCode
        .optional()
        .describe('Code of the authenticator app, or a recovery code; required with two-step login.'),
    }),
    headers: loginHeaders,
    example: {
      headers: exampleLoginHeaders,
      body: { email: 'ana@gente.example', password: 'cuatro palabras sin sentido', remember: true },
    },
    replies: { 200: loginReply },
    errors: ['password', 'credentials', 'validated', 'code_required', 'wrong_code'],
    limits: [rateLimits.loginByIp, rateLimits.loginByEmail, rateLimits.loginByBrowser],
  }),
  reauthenticate: route({
    method: 'POST',
    path: '/users/reauthenticate',
    audience: 'user',
    allowSuspended: true,
    renewsToken: true,
    summary: `Makes this session fresh for ${limits.freshMinutes} minutes.`,
    body: z.strictObject({ password: typedPassword }),
    example: { body: { password: 'cuatro palabras sin sentido' } },
    replies: { 204: null },
    errors: ['wrong_password'],
    limits: [rateLimits.reauthenticate],
  }),
  logout: route({
    method: 'POST',
    path: '/users/logout',
    audience: 'user',
    priority: 'high',
    allowSuspended: true,
    summary: 'Ends this session and invalidates its token.',
    replies: { 204: null },
    unlimited: 'always possible',
  }),
  getSessions: route({
    method: 'GET',
    path: '/users/sessions',
    audience: 'user',
    summary: "Returns the caller's sessions, newest first.",
    replies: { 200: z.object({ rows: z.array(session) }) },
    unlimited: 'bounded read',
  }),
  endSession: route({
    method: 'DELETE',
    path: '/users/sessions/{id}',
    audience: 'user',
    fresh: true,
    summary: "Ends one of the caller's sessions and invalidates its token.",
    params: z.object({ id: z.string() }),
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  endSessionByLink: route({
    method: 'POST',
    path: '/users/sessions/end-by-link',
    audience: 'guest',
    summary: 'Ends the session that a mail about a new browser has reported, with the token of its link.',
    body: linkToken,
    example: { body: { token: exampleToken } },
    replies: { 204: null },
    errors: ['not_found'],
    unlimited: 'unguessable token',
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/users/sessions',
    audience: 'user',
    fresh: true,
    summary: "Ends all of the caller's sessions except this one.",
    replies: { 204: null },
    limits: [rateLimits.write],
  }),
}
