/** Registration with an identity of a provider. Nothing is stored until all fields are present (P-oauth-6). */
import { isOldEnough } from '@brilla/contract/age'
import { limits, rateLimits, termsVersion } from '@brilla/contract/limits'
import type { oauthContract } from '@brilla/contract/oauth'
import type { ParsedInput, Reply } from '@brilla/contract/route'
import { storedCity } from '../city/index.ts'
import { type Call, logIn, type LoginHooks, readBrowser } from '../auth/index.ts'
import {
  enqueueGuardianMail,
  findGuardianErrors,
  findPublicOfMinor,
  toInitialAudienceColumns,
  isEmailTaken,
  lockAccount,
  createAccount,
  requestConfirmation,
} from '../account/index.ts'
import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { minute } from '../platform/duration.ts'
import { throwProblem, throwFieldProblem, throwFieldProblems } from '../platform/http/problem.ts'
import { createProof } from './registration-proof.ts'
import { signTicket, type Ticket } from './oauth-state.ts'
import { findAccountByIdentity, insertIdentity } from './oauth.store.ts'
import { checkTicket, redeemTicket } from './one-time-token.ts'

type Register = typeof oauthContract.registerSocial
type Body = ParsedInput<Register>['body']
type RegisterReply = Reply<Register>

/** In the order of the form. */
const requiredFields = [
  'first_name',
  'last_name',
  'email',
  'birthdate',
  'ciudad',
  'country',
  'terms',
] as const
type CompleteBody = { [K in (typeof requiredFields)[number]]-?: NonNullable<Body[K]> } & Body

export async function registerSocial(
  context: Context,
  hooks: LoginHooks,
  { body, headers, clientNetwork, userAgent }: Call<Register>,
): Promise<RegisterReply> {
  const { clock, db, rateLimiter } = context
  const browser = readBrowser({ headers, userAgent })
  const ticket = await checkTicket(context, { ticket: body.ticket, subject: body.facebookId })
  const known = await findAccountByIdentity(db, ticket)
  if (known && !known.email_confirmed_at) throwProblem('validated')
  if (known) {
    const login = await logIn(context, hooks, {
      accountId: known.id,
      // The client logs in by `authenticateSocial` where a code is required.
      code: undefined,
      ...browser,
      async resolveAccount(trx) {
        await redeemTicket(trx, ticket)
        return known.id
      },
      async afterLogin(trx, id) {
        // A concurrent password change may have removed the identity.
        await lockAccount(trx, id)
        if ((await findAccountByIdentity(trx, ticket))?.id !== id) throwProblem('ticket')
      },
    })
    return { ...login, exists: true }
  }
  // An existing account is never linked by e-mail (P-oauth-7).
  if (body.email !== undefined) {
    // An e-mail the provider has not verified counts as a lookup (P-oauth-10).
    if (!isVerifiedByProvider(ticket, body.email))
      await rateLimiter.take(rateLimits.emailLookupByIp, clientNetwork)
    if (await isEmailTaken(db, body.email)) return { token: null, exists: true }
  }
  const missing = requiredFields.filter((field) => body[field] === undefined)
  if (missing.length > 0) {
    return {
      token: null,
      exists: false,
      missing,
      ticket: ticket.renewed ? body.ticket : await renewTicket(context, ticket),
    }
  }
  const complete = body as CompleteBody
  if (!isOldEnough(clock.now(), complete.birthdate)) throwFieldProblem('birthdate', 'edad_minima')
  throwFieldProblems([
    ...findPublicOfMinor(clock.now(), complete.birthdate, complete),
    ...findGuardianErrors(clock.now(), complete),
  ])
  try {
    if (!isVerifiedByProvider(ticket, complete.email)) {
      const id = await db.transaction().execute(async (trx) => {
        const opened = await createAccountWithIdentity(context, trx, ticket, complete, null)
        await requestConfirmation(context, trx, { accountId: opened, language: complete.langCode })
        return opened
      })
      return {
        token: null,
        exists: false,
        pending: { id, email: complete.email, proof: createProof(context.secret, id) },
      }
    }
    const login = await logIn(context, hooks, {
      ...browser,
      isRegistration: true,
      resolveAccount: (trx) => createAccountWithIdentity(context, trx, ticket, complete, clock.now()),
    })
    return { ...login, exists: false }
  } catch (error) {
    if (error instanceof EmailTakenError) return { token: null, exists: true }
    throw error
  }
}

/** Whether the provider has verified this address; otherwise we verify it ourselves. */
function isVerifiedByProvider(ticket: Ticket, email: string): boolean {
  return ticket.emailVerified && ticket.email === email
}

/** Another account took the address concurrently. */
class EmailTakenError extends Error {}

async function createAccountWithIdentity(
  context: Context,
  trx: Database,
  ticket: Ticket,
  body: CompleteBody,
  email_confirmed_at: Date | null,
): Promise<string> {
  const { clock } = context
  await redeemTicket(trx, ticket)
  const now = clock.now()
  const id = newId(clock)
  const opened = await createAccount(trx, {
    id,
    first_name: body.first_name,
    last_name: body.last_name,
    email: body.email,
    email_confirmed_at,
    birthdate: body.birthdate,
    country: body.country,
    city: storedCity(body.ciudad, body.country),
    language: body.langCode,
    guardian_email: body.guardianEmail,
    ...toInitialAudienceColumns(now, body.birthdate, body),
    terms_version: termsVersion,
    terms_accepted_at: now,
    created_at: now,
  })
  if (!opened) throw new EmailTakenError()
  const { issuer, subject } = ticket
  // Registered concurrently with another ticket; the next login finds that account.
  if (!(await insertIdentity(trx, { issuer, subject, account_id: id, created_at: now })))
    throwProblem('ticket')
  if (email_confirmed_at) await enqueueGuardianMail(context, trx, id)
  return id
}

/** Replaces a ticket by one that is valid long enough to fill in the form; only once. */
async function renewTicket({ clock, db, secret }: Context, ticket: Ticket): Promise<string> {
  const now = clock.now()
  await redeemTicket(db, ticket)
  return signTicket(
    secret,
    { ...ticket, renewed: true },
    now,
    new Date(now.getTime() + limits.oauthFormMinutes * minute),
  )
}
