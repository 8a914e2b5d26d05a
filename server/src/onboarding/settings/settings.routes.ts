import { mapProfileTexts, profileTexts } from '@brilla/contract/accounts/profile-texts'
import { email as emailField, profileUrl } from '@brilla/contract/platform/fields'
import { rateLimits } from '@brilla/contract/platform/limits'
import type { LinkField } from '@brilla/contract/accounts/account'
import type { settings, settingsContract } from '@brilla/contract/onboarding/settings'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { ErrorCode } from '@brilla/contract/platform/errors'
import {
  type Caller,
  type Handlers,
  deleteAccountSessions,
  issueToken,
  sessionRevoked,
} from '../../accounts/auth/index.ts'
import {
  findBirthdateError,
  findContactDataOfMinor,
  findEmailToken,
  findPublicOfMinor,
  getLinkColumn,
  isEmailTaken,
  isFormerUrlOfOther,
  isReservedProfileUrl,
  linkFields,
  lockAccount,
  normalizeLink,
  saveFormerUrl,
  setBirthdate,
  takeProfileUrl,
  toAudienceColumns,
  toBiographyColumns,
  toSwitchColumns,
  toWords,
  updateAgency,
  useEmailToken,
} from '../../accounts/account/index.ts'
import type { Context } from '../../context.ts'
import { endVerificationIfRenamed } from '../../safety/moderation/index.ts'
import { setNotificationFlag } from '../../notifications/notification/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwFieldProblems, throwProblem } from '../../platform/http/problem.ts'
import { enqueueEmailChangedMails, enqueueEmailRequestedMails } from './settings.jobs.ts'
import * as store from './settings.store.ts'
import { storedCity } from '../../accounts/city/index.ts'
import type { Account } from '../../platform/database/schema.ts'
import { removeDuplicates } from '../../platform/remove-duplicates.ts'
import { isPhone } from './settings.rules.ts'

export function settingsRoutes(context: Context): Handlers<typeof settingsContract> {
  const { clock, db, events, outbox, rateLimiter } = context

  /** Stores a new e-mail as pending and enqueues the mails to both addresses. */
  async function requestEmailChange(trx: Database, caller: Caller, email: string) {
    if (caller.freshUntil <= clock.now()) throwProblem('reauthenticate')
    await rateLimiter.take(rateLimits.emailChange, caller.accountId)
    if (await isEmailTaken(trx, email)) throwFieldProblem('email', 'correo_existe', 409)
    await store.setPendingEmail(trx, caller.accountId, email)
    await enqueueEmailRequestedMails(context, trx, caller, email)
  }

  return {
    async updateUser({ caller, body }) {
      const isOfAgency = body.agencyName !== undefined || body.contactEmail !== undefined
      if (isOfAgency && caller.type !== 'agencia') throwProblem('only_agencia')
      const { row, errors } = toAccountColumns(body)
      const now = clock.now()
      let token = ''
      const save = async (trx: Database, profile_url?: string) => {
        const before = await lockAccount(trx, caller.accountId)
        const birthdateError = findBirthdateError(now, before, body.fecha)
        throwFieldProblems([
          birthdateError !== undefined && { field: 'fecha', error: birthdateError },
          ...findPublicOfMinor(now, body.fecha, body),
          ...findContactDataOfMinor(now, body.fecha, listPublicTexts(body)),
          ...errors,
        ])
        if (body.email !== before.email) await requestEmailChange(trx, caller, body.email)
        if (profile_url === undefined) await store.updateAccount(trx, caller.accountId, row)
        else await updateAgency(trx, caller.accountId, row, profile_url, now)
        await endVerificationIfRenamed(context, trx, caller.accountId, before.full_name)
        if (body.fecha !== before.birthdate) {
          const correction = { birthdate: body.fecha, now, correctedByOwner: true }
          await setBirthdate(trx, caller.accountId, correction)
        }
        // In the transaction: nothing is changed when the session has ended meanwhile.
        token = await issueToken(context, trx, caller)
      }
      if (body.agencyName === undefined) await db.transaction().execute((trx) => save(trx))
      else
        await takeProfileUrl(context, caller.accountId, body.agencyName, (profile_url) =>
          db.transaction().execute((trx) => save(trx, profile_url)),
        )
      return { token }
    },
    async emailExistsForUser({ caller, params }) {
      const email = emailField.safeParse(params.email)
      return { exists: email.success && (await store.isEmailTakenByOther(db, caller.accountId, email.data)) }
    },
    async confirmEmailChange({ body: { token }, headers }) {
      const link = { token, purpose: 'email' as const, now: clock.now(), browserId: headers['x-browser-id'] }
      const { accountId, email } = await db.transaction().execute(async (trx) => {
        const found = await findEmailToken(trx, link)
        if (!found) throwProblem('not_found')
        const endSessions = () => deleteAccountSessions(trx, found.account_id, found.session_id ?? undefined)
        // Sessions are locked before their account, as everywhere, which prevents deadlocks.
        if (!found.used_at) await endSessions()
        const used = await useEmailToken(trx, link)
        if (!used?.email) throwProblem('not_found')
        const before = await lockAccount(trx, used.account_id)
        if (used.used_at && before.email === used.email)
          return { accountId: used.account_id, email: used.email }
        // Logins that committed before the lock.
        await endSessions()
        if (before.pending_email !== used.email) throwProblem('not_found')
        if (!(await store.confirmPendingEmail(trx, used.account_id))) {
          throwFieldProblem('email', 'correo_existe', 409)
        }
        await outbox.publish(trx, sessionRevoked, { accountId: used.account_id })
        await enqueueEmailChangedMails(context, trx, used.account_id, before.email, used.email)
        return { accountId: used.account_id, email: used.email }
      })
      events.emit('accountChanged', accountId)
      return { email }
    },
    async cancelEmailChange({ caller }) {
      await db.transaction().execute((trx) => store.setPendingEmail(trx, caller.accountId, null))
      return undefined
    },
    async changeProfileUrl({ caller, body: { profile_url } }) {
      if (isReservedProfileUrl(profile_url)) throwFieldProblem('profile_url', 'el_perfil_existe', 409)
      return db.transaction().execute(async (trx) => {
        const before = await lockAccount(trx, caller.accountId)
        if (before.profile_url !== profile_url) {
          const texts = { profile_url: toWords(profile_url) }
          throwFieldProblems(findContactDataOfMinor(clock.now(), before.birthdate, { texts }))
          const moved = await store.setProfileUrl(trx, caller.accountId, profile_url)
          // Afterwards, so that it is found too when its owner has left it in between.
          if (!moved || (await isFormerUrlOfOther(trx, caller.accountId, profile_url, clock.now())))
            throwFieldProblem('profile_url', 'el_perfil_existe', 409)
          await saveFormerUrl(trx, caller.accountId, before.profile_url, profile_url, clock.now())
        }
        return { token: await issueToken(context, trx, caller) }
      })
    },
    async profileUrlExists({ caller, params }) {
      const url = profileUrl.safeParse(params.profile_url)
      if (!url.success) return { exists: false }
      return {
        exists:
          isReservedProfileUrl(url.data) ||
          (await isFormerUrlOfOther(db, caller.accountId, url.data, clock.now())) ||
          (await store.isProfileUrlTakenByOther(db, caller.accountId, url.data)),
      }
    },
    async setNotification({ caller, body }) {
      const { channel, type: flag, status } = body
      await setNotificationFlag(db, caller.accountId, { channel, flag, status })
      return undefined
    },
  }
}

type Settings = z.output<typeof settings>

/** What others read of the form, by its fields. */
function listPublicTexts(body: Settings) {
  const { interests, profile } = body
  const texts = {
    ...Object.fromEntries(Object.values(profileTexts).map((field) => [field, body[field]])),
    ...Object.fromEntries((interests ?? []).map((interest, index) => [`interests.${index}`, interest])),
  }
  const links = Object.entries(profile ?? {}).filter(([field]) => field !== 'phone')
  return { texts, links: Object.fromEntries(links.map(([field, link]) => [`profile.${field}`, link])) }
}

/** Returns the columns to set, without the birth date (undefined ones stay unchanged), and all invalid links and phone numbers. */
function toAccountColumns(body: Settings) {
  const errors: { field: string; error: ErrorCode }[] = []
  function link(field: LinkField): string | null | undefined {
    const typed = body.profile?.[field]
    if (typed === undefined) return undefined
    const url = normalizeLink(field, typed)
    if (url === undefined) errors.push({ field: `profile.${field}`, error: 'enlace_invalido' })
    return url
  }
  const phone = body.profile?.phone === undefined ? undefined : body.profile.phone || null
  if (phone && !isPhone(phone)) errors.push({ field: 'profile.phone', error: 'telefono_invalido' })
  const row: Updateable<Account> = {
    first_name: body.nombre,
    last_name: body.apellido,
    sex: body.sexo,
    country: body.pais,
    city: body.ciudad && storedCity(body.ciudad, body.pais ?? ''),
    ...mapProfileTexts((name) => body[profileTexts[name]]),
    ...toBiographyColumns(body.biografia),
    interests: body.interests && removeDuplicates(body.interests),
    ...toAudienceColumns(body),
    ...toSwitchColumns(body),
    comments_from: body.commentsFrom,
    agency_name: body.agencyName,
    contact_email: body.contactEmail === undefined ? undefined : body.contactEmail || null,
    ...Object.fromEntries(linkFields.map((field) => [getLinkColumn(field), link(field)])),
    phone,
  }
  return { row, errors }
}
