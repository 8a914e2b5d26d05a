/** Passkeys: adding and removing them, and logging in with one instead of password and code (P-sessions-19). */
import { z } from 'zod'
import { loginReply } from './account.ts'
import { id, instant, line, loginHeaders } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { exampleId, exampleLoginHeaders, exampleToken } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

const passkey = z
  .object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' })

/** Options of WebAuthn for the browser, as JSON. */
const options = z
  .looseObject({ challenge: z.string() })
  .describe(`For \`navigator.credentials\`; valid for ${limits.passkeyChallengeMinutes} minutes, once.`)
  .meta({ id: 'PasskeyOptions' })

const base64url = z
  .string('required')
  .max(20_000, 'too_long')
  .regex(/^[\w-]+$/, 'invalid')

const extensionResults = z.looseObject({}, 'invalid').meta({ id: 'PasskeyExtensionResults' })

/** What a browser's credential has in common when it is created and when it is used. */
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', 'not_a_choice'),
  clientExtensionResults: extensionResults.transform(() => ({})),
}

/** What a browser sends when a passkey is used. */
const assertion = z
  .object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: base64url,
          authenticatorData: base64url,
          signature: base64url,
          userHandle: base64url.optional(),
        },
        'invalid',
      ),
    },
    'required',
  )
  .meta({ id: 'PasskeyAssertion' })

const exampleCredential = {
  id: exampleToken,
  rawId: exampleToken,
  type: 'public-key',
  clientExtensionResults: {},
}

const exampleAssertion = {
  ...exampleCredential,
  response: { clientDataJSON: exampleToken, authenticatorData: exampleToken, signature: exampleToken },
}

export const passkeyContract = {
  getPasskeys: route({
    method: 'GET',
    path: '/users/passkeys',
    audience: 'user',
    allowSuspended: true,
    summary: "Returns the caller's passkeys, oldest first.",
    replies: { 200: z.object({ rows: z.array(passkey) }) },
    unlimited: 'bounded read',
  }),
  createPasskeyOptions: route({
    method: 'POST',
    path: '/users/passkeys/options',
    audience: 'user',
    fresh: true,
    summary: 'Creates the challenge for a new passkey.',
    replies: { 200: options },
    limits: [rateLimits.write],
  }),
  addPasskey: route({
    method: 'POST',
    path: '/users/passkeys',
    audience: 'user',
    fresh: true,
    summary: `Adds a passkey; at most ${limits.passkeysMax}.`,
    body: z.strictObject({
      name: line(limits.passkeyNameMax),
      credential: z.object(
        {
          ...credential,
          response: z.object(
            {
              clientDataJSON: base64url,
              attestationObject: base64url,
              transports: z.array(z.string().max(50)).max(10).optional(),
            },
            'invalid',
          ),
        },
        'required',
      ),
    }),
    example: {
      body: {
        name: 'Firefox · Linux',
        credential: {
          ...exampleCredential,
          response: { clientDataJSON: exampleToken, attestationObject: exampleToken },
        },
      },
    },
    replies: { 201: passkey },
    errors: ['passkey_rejected', 'too_many_passkeys'],
    limits: [rateLimits.write],
  }),
  removePasskey: route({
    method: 'DELETE',
    path: '/users/passkeys/{id}',
    audience: 'user',
    fresh: true,
    summary: 'Removes a passkey; it no longer logs in.',
    params: z.object({ id: z.string() }),
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  createPasskeyLoginOptions: route({
    method: 'POST',
    path: '/users/authenticate/passkey/options',
    audience: 'guest',
    summary: 'Creates the challenge for a login with a passkey.',
    replies: { 200: options },
    limits: [rateLimits.passkeyChallenge],
  }),
  authenticateWithPasskey: route({
    method: 'POST',
    path: '/users/authenticate/passkey',
    audience: 'guest',
    summary: 'Logs in with a passkey, which counts as both steps.',
    body: z.strictObject({
      remember: z.boolean().default(false),
      credential: assertion,
    }),
    headers: loginHeaders,
    example: {
      headers: exampleLoginHeaders,
      body: {
        credential: exampleAssertion,
      },
    },
    replies: { 200: loginReply },
    errors: ['passkey'],
    limits: [rateLimits.loginByIp],
  }),
  reauthenticateWithPasskey: route({
    method: 'POST',
    path: '/users/reauthenticate/passkey',
    audience: 'user',
    allowSuspended: true,
    renewsToken: true,
    summary: `Makes this session fresh for ${limits.freshMinutes} minutes, with the challenge of a login.`,
    body: z.strictObject({ credential: assertion }),
    example: { body: { credential: exampleAssertion } },
    replies: { 204: null },
    errors: ['wrong_passkey'],
    limits: [rateLimits.reauthenticate],
  }),
}
