/** Two-step login: a code of an authenticator app, or a recovery code, in addition to the password (P-sessions-18). */
import { z } from 'zod'
import { instant, loginCode } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .describe(`${limits.recoveryCodes} codes that work once each. They are shown only in this response.`)
  .meta({ id: 'RecoveryCodes' })

export const twoStepContract = {
  getTwoStep: route({
    method: 'GET',
    path: '/users/two-step',
    audience: 'user',
    summary: 'Tells whether two-step login is on, and how many recovery codes are unused.',
    replies: {
      200: z.object({ enabled: z.boolean(), since: instant.nullable(), recoveryCodesLeft: z.int() }),
    },
    unlimited: 'bounded read',
  }),
  setUpTwoStep: route({
    method: 'POST',
    path: '/users/two-step/setup',
    audience: 'user',
    fresh: true,
    summary:
      'Creates the secret for an authenticator app. Two-step login is on once a first code confirms it.',
    replies: {
      200: z.object({
        secret: z.string().describe('Base32, for typing it into the app.'),
        uri: z.string().describe('The `otpauth:` URI, for a QR code.'),
      }),
    },
    errors: ['two_step_on'],
    limits: [rateLimits.write],
  }),
  enableTwoStep: route({
    method: 'POST',
    path: '/users/two-step',
    audience: 'user',
    fresh: true,
    summary:
      'Switches two-step login on with a first code, ends all other sessions and returns recovery codes.',
    body: z.strictObject({ code: loginCode }),
    example: { body: { code: '123456' } },
    replies: { 200: recoveryCodes },
    errors: ['not_found', 'two_step_on', { code: 'wrong_code', status: 422 }],
    limits: [rateLimits.twoStepSetup],
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/users/two-step/recovery-codes',
    audience: 'user',
    fresh: true,
    summary: 'Replaces all recovery codes by new ones.',
    replies: { 200: recoveryCodes },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  disableTwoStep: route({
    method: 'DELETE',
    path: '/users/two-step',
    audience: 'user',
    fresh: true,
    summary: 'Switches two-step login off and deletes the secret and the recovery codes.',
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
}
