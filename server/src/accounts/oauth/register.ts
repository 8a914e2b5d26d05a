/** Registration with an identity of a provider. Nothing is stored until all fields are present (P-oauth-6). */
import { isOldEnough } from '@brilla/contract/accounts/age'
import { limits, rateLimits, termsVersion } from '@brilla/contract/platform/limits'
import type { oauthContract } from '@brilla/contract/accounts/oauth'
import type { ParsedInput, Reply } from '@brilla/contract/platform/route'
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
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { minute } from '../../platform/duration.ts'
import { throwProblem, throwFieldProblem, throwFieldProblems } from '../../platform/http/problem.ts'
import { findReply, replyOnce } from '../../platform/http/reply-once.ts'
import { createProof } from './registration-proof.ts'
import { signTicket, type Ticket } from './oauth-state.ts'
import { findAccountByIdentity, insertIdentity } from './oauth.store.ts'
import { checkSignature, checkTicket, redeemTicket } from './one-time-token.ts'

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

/** What a retry is answered from. */
interface Opened {
  accountId: string
  isConfirmed: boolean
}

export async function registerSocial(
  context: Context,
  hooks: LoginHooks,
  call: Call<Register>,
): Promise<RegisterReply> {
  const findOpened = () => findReply<Opened>(context, context.db, toAttempt(call))
  const opened = await findOpened()
  const registering = register(context, hooks, call, opened)
  if (opened) return registering
  const isRefused = await registering.then(
    ({ exists }) => exists,
    () => true,
  )
  // An attempt with the same key may have registered meanwhile, and used the ticket and the e-mail.
  const openedMeanwhile = isRefused ? await findOpened() : undefined
  return openedMeanwhile ? register(context, hooks, call, openedMeanwhile) : registering
}

const toAttempt = ({ headers, body }: Pick<Call<Register>, 'headers' | 'body'>) =>
  ({ route: 'registerSocial', accountId: null, headers, body }) as const

async function register(
  context: Context,
  hooks: LoginHooks,
  { body, headers, clientNetwork, userAgent }: Call<Register>,
  opened: Opened | undefined,
): Promise<RegisterReply> {
  const { clock, db, rateLimiter } = context
  const browser = readBrowser({ headers, userAgent })
  const sent = { ticket: body.ticket, subject: body.facebookId }
  // The first attempt has used the ticket.
  const ticket = opened ? await checkSignature(context, sent) : await checkTicket(context, sent)
  const known = await findAccountByIdentity(db, ticket)
  if (opened && !opened.isConfirmed) return presentPending(context, opened.accountId, body.email!)
  if (known && !known.email_confirmed_at) throwProblem('validated')
  if (known) {
    const login = await logIn(context, hooks, {
      accountId: known.id,
      // The client logs in by `authenticateSocial` where a code is required.
      code: undefined,
      ...browser,
      async resolveAccount(trx) {
        if (!opened) await redeemTicket(trx, ticket)
        return known.id
      },
      async afterLogin(trx, id) {
        // A concurrent password change may have removed the identity.
        await lockAccount(trx, id)
        if ((await findAccountByIdentity(trx, ticket))?.id !== id) throwProblem('ticket')
      },
    })
    return { ...login, exists: !opened }
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
  const isConfirmed = isVerifiedByProvider(ticket, complete.email)
  async function open(trx: Database): Promise<string> {
    const { accountId } = await replyOnce<Opened>(context, trx, toAttempt({ headers, body }), async () => {
      const confirmedAt = isConfirmed ? clock.now() : null
      const accountId = await createAccountWithIdentity(context, trx, ticket, complete, confirmedAt)
      if (!isConfirmed) await requestConfirmation(context, trx, { accountId, language: complete.langCode })
      return { accountId, isConfirmed }
    })
    return accountId
  }
  try {
    if (!isConfirmed) {
      return presentPending(context, await db.transaction().execute(open), complete.email)
    }
    const login = await logIn(context, hooks, { ...browser, isRegistration: true, resolveAccount: open })
    return { ...login, exists: false }
  } catch (error) {
    if (error instanceof EmailTakenError) return { token: null, exists: true }
    throw error
  }
}

/** Registered with an email that is still to be confirmed. */
const presentPending = ({ secret }: Context, id: string, email: string): RegisterReply => ({
  token: null,
  exists: false,
  pending: { id, email, proof: createProof(secret, id) },
})

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
