import { isMinor, isOldEnough } from '@brilla/contract/accounts/age'
import type { accountContract } from '@brilla/contract/accounts/account'
import type { OwnFacts } from '@brilla/contract/people/facts'
import { email as emailField } from '@brilla/contract/platform/fields'
import { rateLimits, termsVersion } from '@brilla/contract/platform/limits'
import type { ParsedInput, Reply } from '@brilla/contract/platform/route'
import type { NewTerms } from '@brilla/contract/safety/terms'
import { isPersonalPassword } from '@brilla/contract/accounts/personal-password'
import { storedCity } from '../city/index.ts'
import {
  type Caller,
  callerChanged,
  type Handlers,
  hashPassword,
  isCommonPassword,
  issueToken,
  type LoginHooks,
  renewSession,
  readBrowser,
} from '../auth/index.ts'
import type { Context } from '../../context.ts'
import { isId, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { day } from '../../platform/duration.ts'
import { throwProblem, throwFieldProblem, throwFieldProblems } from '../../platform/http/problem.ts'
import { findReply, replyOnce } from '../../platform/http/reply-once.ts'
import { requestConfirmation } from './account.jobs.ts'
import { presentSelf } from './account.present.ts'
import { takeProfileUrl } from './agency-name.ts'
import * as store from './account.store.ts'
import { confirmEmail, findUnconfirmed } from './confirmation.store.ts'
import { findPublicOfMinor, toInitialAudienceColumns } from './public-data.rules.ts'
import { enqueueGuardianMail, findGuardianErrors } from './guardian.ts'
import { logInByLink } from './login-by-link.ts'
import * as typeChoice from './type-choice.store.ts'

type Routes = Handlers<typeof accountContract>
type Registered = Reply<typeof accountContract.registerUser>

/** What GET users/self contains of modules above account; app.ts connects them. */
interface SelfHooks {
  countUnreadMessages(caller: Caller): Promise<number>
  countRequests(caller: Caller): Promise<{ waiting: number; fromAgencies: number }>
  countNewConversationsLeft(
    accountId: string,
    account: { type: string | null; verified: boolean; created_at: Date },
  ): Promise<number | null>
  countUnreadNotifications(accountId: string): Promise<number>
  findFacts(accountId: string): Promise<OwnFacts>
  findNewTerms(accountId: string): Promise<NewTerms | null>
}

export function accountRoutes(context: Context, hooks: LoginHooks, selfHooks: SelfHooks): Routes {
  const { clock, db } = context
  return {
    ...registrationRoutes(context, hooks),
    ...typeChoiceRoutes(context),
    async getSelf({ caller }) {
      const weekAgo = new Date(clock.now().getTime() - 7 * day)
      const row = await store.findSelf(db, caller.accountId, weekAgo)
      const typeUndoUntil = await typeChoice.findUndoLimit(db, row, clock.now())
      const unreadMessages = await selfHooks.countUnreadMessages(caller)
      const requests = await selfHooks.countRequests(caller)
      const newConversationsLeft = await selfHooks.countNewConversationsLeft(caller.accountId, row)
      const unreadNotifications = await selfHooks.countUnreadNotifications(caller.accountId)
      const facts = row.type === 'talento' ? await selfHooks.findFacts(caller.accountId) : null
      const terms = await selfHooks.findNewTerms(caller.accountId)
      return presentSelf(row, clock.now(), {
        facts,
        language: caller.language,
        newConversationsLeft,
        requests,
        terms,
        translates: context.config.TRANSLATE_URL !== undefined,
        typeUndoUntil,
        unreadMessages,
        unreadNotifications,
      })
    },
    async emailExists({ params }) {
      const email = emailField.safeParse(params.email)
      return { exists: email.success && (await store.isEmailTaken(db, email.data)) }
    },
    async changeLanguage({ caller, body }) {
      await store.setLanguage(db, caller.accountId, body.langCode)
      return undefined
    },
  }
}

function registrationRoutes(
  context: Context,
  hooks: LoginHooks,
): Pick<Routes, 'registerUser' | 'resendValidation' | 'confirmUser'> {
  const { clock, db, rateLimiter } = context

  /** The unconfirmed account of this id or, without an id, of this e-mail. */
  async function findRegistration({
    id,
    email,
  }: ParsedInput<typeof accountContract.resendValidation>['body']) {
    if (id) return isId(id) ? findUnconfirmed(db, { id }) : undefined
    const parsed = emailField.safeParse(email)
    return parsed.success ? findUnconfirmed(db, { email: parsed.data }) : undefined
  }

  /** Finds out whether an e-mail is registered; refuses a network that has been told so too often. */
  async function isEmailTaken(email: string, clientNetwork: string): Promise<boolean> {
    const settle = await rateLimiter.begin(rateLimits.registerTaken, clientNetwork)
    let isTaken = false
    try {
      isTaken = await store.isEmailTaken(db, email)
    } finally {
      await settle(isTaken)
    }
    return isTaken
  }

  return {
    async registerUser({ body: { username: _username, ...body }, headers, clientNetwork }) {
      const now = clock.now()
      const attempt = { route: 'registerUser', accountId: null, headers, body } as const
      const isTaken = await isEmailTaken(body.email, clientNetwork)
      // After the look-up: an e-mail that the first attempt has taken meanwhile has its reply.
      const first = await findReply<Registered>(context, db, attempt)
      if (first) return first
      throwFieldProblems([
        !isOldEnough(now, body.birthdate) && { field: 'birthdate', error: 'edad_minima' },
        ...findPublicOfMinor(now, body.birthdate, body),
        ...findGuardianErrors(now, body),
        isTaken && { field: 'email', error: 'correo_existe' },
        isCommonPassword(body.password, body.email) && { field: 'password', error: 'contrasena_comun' },
        isPersonalPassword(body.password, body.email, [body.nombre, body.apellido]) && {
          field: 'password',
          error: 'personal_password',
        },
      ])
      const password_hash = await hashPassword(body.password)
      const id = newId(clock)
      const open = async (trx: Database) => {
        const opened = await store.createAccount(trx, {
          id,
          first_name: body.nombre,
          last_name: body.apellido,
          email: body.email,
          password_hash,
          birthdate: body.birthdate,
          sex: body.sex,
          country: body.country,
          city: storedCity(body.ciudad, body.country),
          language: body.langCode,
          guardian_email: body.guardianEmail,
          ...toInitialAudienceColumns(now, body.birthdate, body),
          terms_version: termsVersion,
          terms_accepted_at: now,
          created_at: now,
        })
        if (!opened) throwFieldProblem('email', 'correo_existe')
        await requestConfirmation(context, trx, {
          accountId: id,
          language: body.langCode,
          intent: body.intent,
        })
        return { id, email: body.email }
      }
      return db.transaction().execute((trx) => replyOnce(context, trx, attempt, () => open(trx)))
    },
    async resendValidation({ body }) {
      const account = await findRegistration(body)
      if (!account) return undefined
      const mail = { accountId: account.id, language: body.lang, intent: body.intent }
      await db.transaction().execute((trx) => requestConfirmation(context, trx, mail))
      return undefined
    },
    async confirmUser({ params, query, headers, userAgent }) {
      const now = clock.now()
      return logInByLink(context, hooks, {
        token: params.token,
        purpose: 'confirmation',
        ...readBrowser({ headers, userAgent }),
        isRegistration: true,
        async afterLogin(trx, id) {
          if (!(await confirmEmail(trx, id, now))) throwProblem('not_found')
          await hooks.dropIdentities(trx, id, query.proof)
          await enqueueGuardianMail(context, trx, id)
        },
      })
    },
  }
}

function typeChoiceRoutes(context: Context): Pick<Routes, 'chooseAccountType' | 'undoAccountType'> {
  const { clock, db, events, outbox } = context
  return {
    async chooseAccountType({ caller, body }) {
      const now = clock.now()
      await db.transaction().execute(async (trx) => {
        const { birthdate } = await store.lockAccount(trx, caller.accountId)
        // P-accounts-34: also after the choice was taken back.
        if (body.profile === 'agencia' && isMinor(now, birthdate))
          throwFieldProblem('profile', 'agencia_solo_adultos')
        const chosen = await typeChoice.setType(trx, caller.accountId, body.profile, now)
        if (!chosen) throwProblem('type_chosen')
        await outbox.publish(trx, callerChanged, { accountId: caller.accountId })
      })
      events.emit('accountChanged', caller.accountId)
      return { token: await issueToken(context, db, caller) }
    },
    async undoAccountType({ caller, userAgent }) {
      const now = clock.now()
      const {
        agency_name,
        first_name,
        last_name,
        profile_url: left,
      } = await typeChoice.findNames(db, caller.accountId)
      let token = ''
      const undo = (taken: string) =>
        db.transaction().execute(async (trx) => {
          token = await renewSession(context, trx, caller, userAgent, async () => {
            if (!(await typeChoice.undoType(trx, caller.accountId, now))) throwProblem('ya_en_uso')
            if (taken !== left) await typeChoice.setProfileUrl(trx, caller.accountId, { left, taken, now })
          })
        })
      if (agency_name === null) await undo(left)
      // The address was made from the agency's name (P-wizard-7); another one is tried until it is free.
      else await takeProfileUrl(context, caller.accountId, `${first_name} ${last_name}`, undo)
      events.emit('accountChanged', caller.accountId)
      return { token }
    },
  }
}
