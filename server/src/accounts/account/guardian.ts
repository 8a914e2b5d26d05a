/** The parent or guardian of a minor: told once by mail about the account, with a link to object to it (P-minors-15). */
import { isMinor } from '@brilla/contract/accounts/age'
import { guardianPath } from '@brilla/contract/accounts/guardian-path'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail-layout.ts'
import { mailJobOptions } from '../../platform/mail.ts'
import { readSignedId, signId } from '../../platform/signed-id.ts'
import { guardianMail } from './account.mail.ts'
import { getGreetingName, sanitizeNameForMail } from './mail-name.ts'

const use = 'guardian'
const guardianJob = 'account.guardian-mail'

interface Registration {
  birthdate: string
  email: string
  guardianEmail?: string | undefined
}

/** The errors of the guardian's e-mail in a registration. */
export function findGuardianErrors(now: Date, { birthdate, email, guardianEmail }: Registration) {
  if (guardianEmail === undefined) return []
  const field = 'guardianEmail'
  return [
    !isMinor(now, birthdate) && { field, error: 'tutor_de_adulto' as const },
    guardianEmail === email && { field, error: 'tutor_propio' as const },
  ]
}

/** Enqueues the mail to the guardian of a person whose e-mail has just been confirmed, if there is one. */
export async function enqueueGuardianMail(
  { jobs }: Context,
  trx: Database,
  accountId: string,
): Promise<void> {
  const guardian = await findGuardian(trx, accountId)
  if (guardian) await jobs.send(trx, guardianJob, { accountId })
}

export function createGuardianMailJob(context: Context): JobDefinition<{ accountId: string }> {
  const { config, db, mail } = context
  return {
    name: guardianJob,
    ...mailJobOptions,
    async run({ accountId }) {
      const guardian = await findGuardian(db, accountId)
      if (!guardian) return
      const { email, language, full_name, first_name } = guardian
      const name = sanitizeNameForMail(full_name) ?? getGreetingName(first_name, language)
      const url = `${config.PUBLIC_URL}${guardianPath}#${signId(context, use, accountId)}`
      await mail.send(writeMail(guardianMail, { to: email, language, values: { name }, url }))
    },
  }
}

/** The id of the account whose guardian has this token; undefined when it is not valid. */
export const readGuardianToken = (verifier: Pick<Context, 'secrets'>, token: string): string | undefined =>
  readSignedId(verifier, use, token)

/** Notes the objection of a guardian; undefined when there is no guardian, or after the first time. */
export function setGuardianObjection(trx: Database, accountId: string, now: Date) {
  return trx
    .updateTable('account')
    .set({ guardian_objected_at: now })
    .where('id', '=', accountId)
    .where('guardian_email', 'is not', null)
    .where('guardian_objected_at', 'is', null)
    .returning(['guardian_email as email', 'full_name', 'profile_url', 'language'])
    .executeTakeFirst()
}

/** The guardian of an account; undefined when there is none. */
async function findGuardian(db: Database, accountId: string) {
  const found = await db
    .selectFrom('account')
    .select(['guardian_email as email', 'language', 'first_name', 'full_name'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return found && found.email !== null ? { ...found, email: found.email } : undefined
}

/** The account of which the guardian with this address objected at this time; undefined for none. */
export async function findObjectedId(db: Database, email: string, at: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('guardian_email', '=', email)
    .where('guardian_objected_at', '=', at)
    .executeTakeFirst()
  return found?.id
}
