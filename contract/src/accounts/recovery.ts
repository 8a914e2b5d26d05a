/** Password recovery: logging in by a mailed link and setting a new password. */
import { z } from 'zod'
import { loginReply, newPassword, tokenReply } from './account.ts'
import { email, language, loginCode, loginHeaders } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { exampleLoginHeaders, exampleToken } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

export const recoveryContract = {
  requestRecovery: route({
    method: 'POST',
    path: '/users/recover/password',
    audience: 'guest',
    summary: 'Mails a one-time login link.',
    body: z.strictObject({ email, lang: language.default('es') }),
    headers: loginHeaders,
    example: { headers: exampleLoginHeaders, body: { email: 'ana@gente.example', lang: 'es' } },
    replies: { 204: null },
    errors: ['user', { code: 'validated', status: 422 }],
    limits: [rateLimits.recoveryByIp, rateLimits.recoveryByEmail, rateLimits.recoveryByBrowser],
  }),
  redeemRecovery: route({
    method: 'GET',
    path: '/users/recover/{token}',
    audience: 'guest',
    summary: `Logs in with the token of a mailed link, once and within ${limits.recoveryHours} hour. The session is fresh.`,
    hasSideEffects: true,
    params: z.object({ token: z.string() }),
    query: z.object({
      code: loginCode
        .optional()
        .describe('Required with two-step login; the link is used up only with a right code.'),
    }),
    headers: loginHeaders,
    example: {
      params: { token: exampleToken },
      query: { code: '492039' },
      headers: exampleLoginHeaders,
    },
    replies: { 200: loginReply },
    // Codes are limited per account.
    errors: ['not_found', 'code_required', 'wrong_code', 'too_many'],
    unlimited: 'unguessable token',
  }),
  changePassword: route({
    method: 'PUT',
    path: '/users/password',
    audience: 'user',
    fresh: true,
    summary: 'Sets a new password. Ends all sessions and returns the token of a new one.',
    body: z.strictObject({ newPassword }),
    headers: loginHeaders,
    example: { headers: exampleLoginHeaders, body: { newPassword: 'una clave que nadie sabe' } },
    replies: { 200: tokenReply },
    errors: ['contrasena_comun', 'personal_password'],
    limits: [rateLimits.password],
  }),
}
