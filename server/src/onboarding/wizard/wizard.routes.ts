import { createHmac } from 'node:crypto'
import { email as emailField } from '@brilla/contract/platform/fields'
import { limits } from '@brilla/contract/platform/limits'
import type { wizardContract } from '@brilla/contract/onboarding/wizard'
import { storedCity } from '../../accounts/city/index.ts'
import { type Handlers, issueToken } from '../../accounts/auth/index.ts'
import {
  findContactDataOfMinor,
  findPublicOfMinor,
  lockAccount,
  normalizeLink,
  takeProfileUrl,
  toBiographyColumns,
  updateAgency,
} from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { endVerificationIfRenamed } from '../../safety/moderation/index.ts'
import { throwFieldProblem, throwFieldProblems, throwProblem } from '../../platform/http/problem.ts'
import { enqueueInvitationMail } from './wizard.jobs.ts'
import * as store from './wizard.store.ts'

export function wizardRoutes(context: Context): Handlers<typeof wizardContract> {
  const { clock, db, secrets } = context
  return {
    async saveWizard({ caller, body }) {
      const emails = parseEmails(body.shareContats)
      const refused = await db.transaction().execute(async (trx) => {
        const { email, birthdate } = await lockAccount(trx, caller.accountId)
        throwFieldProblems(
          findContactDataOfMinor(clock.now(), birthdate, { texts: { biography: body.biography } }),
        )
        if (body.biography !== undefined) await store.setBiography(trx, caller.accountId, body.biography)
        const invited = await store.listInvitations(trx, caller.accountId)
        const excess: number[] = []
        for (const [to, index] of emails) {
          const [email_hash, ...earlier] = secrets.map((secret) => hashEmail(secret, to)) as [
            Buffer,
            ...Buffer[],
          ]
          if (
            to === email ||
            [email_hash, ...earlier].some((hash) => invited.some((one) => one.equals(hash)))
          )
            continue
          if (invited.length >= limits.invitationsMax) {
            excess.push(index)
            continue
          }
          const row = { email_hash, inviter_id: caller.accountId, created_at: clock.now() }
          if (await store.isInvited(trx, earlier)) continue
          if (!(await store.insertInvitation(trx, row))) continue
          invited.push(email_hash)
          await enqueueInvitationMail(context, trx, {
            inviterId: caller.accountId,
            email: to,
            language: body.lang,
          })
        }
        return excess
      })
      // After the commit: the others are invited (P-wizard-4).
      throwFieldProblems(
        refused.map((index) => ({ field: `shareContats.${index}`, error: 'invitaciones_agotadas' })),
      )
      return undefined
    },
    async setUpAgency({ caller, body }) {
      const web_url = body.web === undefined ? undefined : normalizeLink('web', body.web)
      if (body.web && web_url === undefined) throwFieldProblem('web', 'enlace_invalido')
      const row = {
        agency_name: body.agencyName,
        first_name: body.nombre,
        last_name: body.apellido,
        country: body.country,
        city: storedCity(body.ciudad, body.country),
        ...toBiographyColumns(body.biography),
        web_url,
        contact_email: body.contactEmail === undefined ? undefined : body.contactEmail || null,
      }
      if (row.contact_email) {
        const { birthdate } = await lockAccount(db, caller.accountId)
        throwFieldProblems(findPublicOfMinor(clock.now(), birthdate, body))
      }
      // An agency named for the first time also gets a profile address from that name (P-wizard-7).
      await takeProfileUrl(context, caller.accountId, body.agencyName, (profile_url) =>
        db.transaction().execute(async (trx) => {
          const { full_name: nameBefore } = await lockAccount(trx, caller.accountId)
          await updateAgency(trx, caller.accountId, row, profile_url, clock.now())
          await endVerificationIfRenamed(context, trx, caller.accountId, nameBefore)
        }),
      )
      return { token: await issueToken(context, db, caller) }
    },
  }
}

/** The non-empty addresses, each with its first position; throws with all invalid ones marked (P-wizard-4). */
function parseEmails(typed: readonly string[]): Map<string, number> {
  const parsed = typed.map((one) => (one === '' ? undefined : emailField.safeParse(one)))
  const wrong = parsed.flatMap((one, index) =>
    one && !one.success ? [{ field: `shareContats.${index}`, error: 'verifica_correos' as const }] : [],
  )
  if (wrong.length > 0) throwProblem('verifica_correos', { fields: wrong })
  const positions = new Map<string, number>()
  for (const [index, one] of parsed.entries())
    if (one?.success && !positions.has(one.data)) positions.set(one.data, index)
  return positions
}

/** Keyed hash of an invited address, so that it can be recognized without being stored. */
function hashEmail(secret: Uint8Array, email: string): Buffer {
  return createHmac('sha256', secret).update(`invitation\0${email}`).digest()
}
