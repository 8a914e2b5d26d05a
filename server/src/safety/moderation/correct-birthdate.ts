/** Birth dates that moderators correct; the person is told unless they have asked for it (P-moderation-10, P-moderation-26). */
import { isMinor, isOldEnough } from '@brilla/contract/accounts/age'
import type { Language } from '@brilla/contract/platform/errors'
import type { moderationPeopleContract } from '@brilla/contract/safety/moderation-people'
import type { z } from 'zod'
import {
  type BirthdateState,
  findMailRecipient,
  lockAccount,
  lockBirthdateState,
  restoreBirthdate,
  setBirthdate,
} from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { type MailTexts, writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { recordAction, type UndoableKind } from '../../platform/undoable-action.ts'
import { hasSentRequest } from '../contact/index.ts'
import { appendLog } from './log.store.ts'
import { findAccount } from './people.store.ts'

const mailJob = 'moderation.birthdate-mail'

interface Correction {
  action: 'birthdate'
  state: BirthdateState
  changedTo: string
  /** The person has asked for it at `/contacto`, where they are told. */
  isRequested: boolean
}

/** A corrected birth date (P-moderation-24). */
export const birthdateAction: UndoableKind<Correction> = {
  name: 'birthdate',
  async revert(context, trx, { subject_id: accountId, actor_id: moderatorId, data: { state, changedTo } }) {
    const current = await lockBirthdateState(trx, accountId)
    if (current?.account.birthdate !== changedTo) throwProblem('fuera_de_plazo')
    const now = context.clock.now()
    if (await isMinorsAgency(trx, accountId, state.account.birthdate, now))
      throwProblem('agencia_solo_adultos')
    await restoreBirthdate(trx, accountId, state, now)
    const details = { undone: 'birthdate' }
    await appendLog(context, trx, { action: 'undo', accountId, moderatorId, details })
    return []
  },
  async finalize(context, trx, { subject_id: accountId, data: { changedTo, isRequested } }) {
    const account = await findAccount(trx, accountId)
    if (account?.birthdate === changedTo && !isRequested) await context.jobs.send(trx, mailJob, { accountId })
  },
}

/** Corrects a birth date, never below the minimum age. Nothing becomes public by it (P-settings-20). */
export async function correctBirthdate(
  context: Context,
  trx: Database,
  { accountId: moderatorId }: Caller,
  id: string,
  body: z.output<(typeof moderationPeopleContract)['correctBirthdate']['body']>,
): Promise<string[]> {
  const { birthdate, reason, note, contactId } = body
  const now = context.clock.now()
  if (!isOldEnough(now, birthdate)) throwFieldProblem('birthdate', 'edad_minima')
  const state = await lockBirthdateState(trx, id)
  if (!state) throwProblem('not_found')
  if (contactId !== undefined && !(isId(contactId) && (await hasSentRequest(trx, id, contactId))))
    throwProblem('not_found')
  if (await isMinorsAgency(trx, id, birthdate, now)) throwFieldProblem('birthdate', 'agencia_solo_adultos')
  await setBirthdate(trx, id, { birthdate, now, correctedByOwner: false })
  const action = 'birthdate'
  const data = { action, state, changedTo: birthdate, isRequested: contactId !== undefined } as const
  await recordAction(context, trx, birthdateAction, { subjectId: id, actorId: moderatorId, data })
  const details = { before: state.account.birthdate, birthdate }
  await appendLog(context, trx, { action, accountId: id, contactId, moderatorId, reason, note, details })
  return []
}

/** Whether a birth date would make somebody under 18 the contact person of an agency (P-accounts-34). */
async function isMinorsAgency(trx: Database, id: string, birthdate: string, now: Date): Promise<boolean> {
  return isMinor(now, birthdate) && (await lockAccount(trx, id)).type === 'agencia'
}

const texts: MailTexts = {
  es: {
    subject: 'Corregimos tu fecha de nacimiento',
    heading: 'Hola, {name}',
    paragraphs: [
      'Una persona de nuestro equipo corrigió la fecha de nacimiento de tu cuenta. Ahora es el {birthdate}.',
    ],
    footer: 'Si no es la tuya, escríbenos en {contact}.',
  },
  en: {
    subject: 'We corrected your date of birth',
    heading: 'Hello, {name}',
    paragraphs: ['Someone on our team corrected the date of birth of your account. It is now {birthdate}.'],
    footer: 'If this is not yours, write to us at {contact}.',
  },
}

const ofMinors: Record<Language, string> = {
  es: 'Como eres menor de edad, nadie más ve tu correo, tu fecha de nacimiento ni tu ciudad.',
  en: 'As you are under 18, nobody else sees your email, your date of birth or your city.',
}

const formats: Record<Language, Intl.DateTimeFormat> = {
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
}

export function birthdateMailJob({ clock, config, db, mail }: Context): JobDefinition<{ accountId: string }> {
  return {
    name: mailJob,
    ...mailJobOptions,
    async run({ accountId }) {
      const [addressee, account] = await Promise.all([
        findMailRecipient(db, accountId),
        findAccount(db, accountId),
      ])
      if (!addressee || !account) return
      const language = addressee.language === 'en' ? 'en' : 'es'
      const values = {
        name: addressee.first_name,
        birthdate: formats[language].format(new Date(account.birthdate)),
        contact: `${config.PUBLIC_URL}/contacto`,
      }
      const items = isMinor(clock.now(), account.birthdate) ? [ofMinors[language]] : []
      await mail.send(writeMail(texts, { to: addressee.email, language, values, items }))
    },
  }
}
