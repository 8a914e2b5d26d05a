/** Registering by a provider's identity. Nothing is stored before all of it is there (P-oauth-6). */
import { limits, rateLimits, termsVersion } from '@brilla/contract/limits'
import type { oauthContract } from '@brilla/contract/oauth'
import type { ParsedInput, Reply } from '@brilla/contract/route'
import { type Call, logIn, type LoginHooks } from '../auth/index.ts'
import {
  isEmailTaken,
  isOldEnough,
  lockAccount,
  createAccount,
  requestConfirmation,
} from '../account/index.ts'
import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { refuse, refuseField } from '../platform/http/problem.ts'
import { createProof } from './proof.ts'
import { signTicket, type Ticket } from './oauth-state.ts'
import { findAccountByIdentity, insertIdentity } from './oauth.store.ts'
import { checkTicket, redeemTicket } from './one-time-token.ts'

type Register = typeof oauthContract.registerSocial
type Body = ParsedInput<Register>['body']
type Answer = Reply<Register>

/** In the order of the form. */
const required = ['first_name', 'last_name', 'email', 'birthdate', 'ciudad', 'country', 'terms'] as const
type Complete = { [K in (typeof required)[number]]-?: NonNullable<Body[K]> } & Body

export async function registerSocial(
  context: Context,
  hooks: LoginHooks,
  { body, clientNetwork, userAgent }: Call<Register>,
): Promise<Answer> {
  const { clock, db, rateLimiter } = context
  const ticket = await checkTicket(context, { ticket: body.ticket, subject: body.facebookId })
  const known = await findAccountByIdentity(db, ticket)
  if (known && !known.email_confirmed_at) refuse('validated')
  if (known) {
    const token = await logIn(context, hooks, {
      userAgent,
      async resolveAccount(trx) {
        await redeemTicket(trx, ticket)
        return known.id
      },
      async afterLogin(trx, id) {
        // A new password may have let go of the identity meanwhile.
        await lockAccount(trx, id)
        if ((await findAccountByIdentity(trx, ticket))?.id !== id) refuse('ticket')
      },
    })
    return { token, exists: true }
  }
  // Never linked: the provider's word about an address opens nobody's account (P-oauth-7).
  if (body.email !== undefined) {
    // Any other than what a provider vouches for could be anybody's: that is a look-up (P-oauth-10).
    if (!isVouchedFor(ticket, body.email)) await rateLimiter.take(rateLimits.emailLookup, clientNetwork)
    if (await isEmailTaken(db, body.email)) return { token: null, exists: true }
  }
  const missing = required.filter((field) => body[field] === undefined)
  if (missing.length > 0) {
    return {
      token: null,
      exists: false,
      missing,
      ticket: ticket.renewed ? body.ticket : await renewTicket(context, ticket),
    }
  }
  const complete = body as Complete
  if (!isOldEnough(clock.now(), complete.birthdate)) refuseField('birthdate', 'edad_minima')
  try {
    if (!isVouchedFor(ticket, complete.email)) {
      const id = await db.transaction().execute(async (trx) => {
        const opened = await openWithIdentity(context, trx, ticket, complete, null)
        await requestConfirmation(context, trx, opened, complete.langCode)
        return opened
      })
      return {
        token: null,
        exists: false,
        pending: { id, email: complete.email, proof: createProof(context.secret, id) },
      }
    }
    const token = await logIn(context, hooks, {
      userAgent,
      resolveAccount: (trx) => openWithIdentity(context, trx, ticket, complete, clock.now()),
    })
    return { token, exists: false }
  } catch (error) {
    if (error instanceof EmailTaken) return { token: null, exists: true }
    throw error
  }
}

/** Whether the provider has verified this very address; any other we verify ourselves. */
function isVouchedFor(ticket: Ticket, email: string): boolean {
  return ticket.emailVerified && ticket.email === email
}

/** Somebody else took the address meanwhile. */
class EmailTaken extends Error {}

async function openWithIdentity(
  { clock }: Context,
  trx: Database,
  ticket: Ticket,
  body: Complete,
  email_confirmed_at: Date | null,
): Promise<string> {
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
    city: body.ciudad,
    language: body.langCode,
    terms_version: termsVersion,
    terms_accepted_at: now,
    created_at: now,
  })
  if (!opened) throw new EmailTaken()
  const { issuer, subject } = ticket
  // Registered a moment ago by another ticket; the next login finds that account.
  if (!(await insertIdentity(trx, { issuer, subject, account_id: id, created_at: now }))) refuse('ticket')
  return id
}

/** A ticket in place of one that would run out before a form is filled in; once, so that none lives for ever. */
async function renewTicket({ clock, db, secret }: Context, ticket: Ticket): Promise<string> {
  const now = clock.now()
  await redeemTicket(db, ticket)
  return signTicket(
    secret,
    { ...ticket, renewed: true },
    now,
    new Date(now.getTime() + limits.socialFormMinutes * 60_000),
  )
}
