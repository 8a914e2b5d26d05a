/** Coming back in without the password, and choosing a new one. */
import { z } from 'zod'
import { newPassword, tokenReply } from './account.ts'
import { email, language } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { route } from './route.ts'

export const recoveryContract = {
  requestRecovery: route({
    method: 'POST',
    path: '/users/recover/password',
    audience: 'guest',
    summary: 'Mails a link that logs in once.',
    body: z.strictObject({ email, lang: language.default('es') }),
    replies: { 204: null },
    errors: ['user', { code: 'validated', status: 422 }],
    limits: [rateLimits.recoveryByAddress, rateLimits.recoveryOfAccount],
  }),
  redeemRecovery: route({
    method: 'GET',
    path: '/users/recover/{token}',
    audience: 'guest',
    summary: `Logs in with a mailed link, once and within ${limits.recoveryHours} hour; the session is fresh.`,
    consumes: true,
    params: z.object({ token: z.string() }),
    replies: { 200: tokenReply },
    errors: ['not_found'],
  }),
  changePassword: route({
    method: 'PUT',
    path: '/users/password',
    audience: 'user',
    fresh: true,
    summary: 'Sets a new password. Every session ends; the answer is the token of a new one.',
    body: z.strictObject({ newPassword }),
    replies: { 200: tokenReply },
    errors: ['contrasena_comun'],
    limits: [rateLimits.password],
  }),
}
