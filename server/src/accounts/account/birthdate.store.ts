import { isMinor } from '@brilla/contract/accounts/age'
import type { Database } from '../../platform/database/index.ts'
import { nothingPublic } from './public-data.rules.ts'

const publicColumns = Object.keys(nothingPublic) as (keyof typeof nothingPublic)[]

const hiddenFacts = {
  availability_audience: 'nobody',
  measurements_audience: 'nobody',
  representation_audience: 'nobody',
} as const
const factColumns = Object.keys(hiddenFacts) as (keyof typeof hiddenFacts)[]

/**
 * Sets the birth date of an account, by the person or by a moderator. Nothing of somebody who is a minor by it stays public, and nothing
 * becomes public by it (P-settings-20). `correctedByOwner` uses up the one correction of an adult (P-settings-19).
 */
export async function setBirthdate(
  trx: Database,
  id: string,
  { birthdate, now, correctedByOwner }: { birthdate: string; now: Date; correctedByOwner: boolean },
): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      birthdate,
      ...(correctedByOwner && { birthdate_corrected_at: now }),
      ...(isMinor(now, birthdate) && nothingPublic),
    })
    .where('id', '=', id)
    .execute()
  // Also from the time when the person is an adult (P-minors-12).
  if (isMinor(now, birthdate))
    await trx.updateTable('profile_facts').set(hiddenFacts).where('account_id', '=', id).execute()
}

/** All that `setBirthdate` changes for a moderator. */
export type BirthdateState = NonNullable<Awaited<ReturnType<typeof lockBirthdateState>>>

/** Locks an account and returns what a new birth date would change; undefined when there is no such account. */
export async function lockBirthdateState(trx: Database, id: string) {
  const account = await trx
    .selectFrom('account')
    .select(['birthdate', ...publicColumns])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) return undefined
  const facts = await trx
    .selectFrom('profile_facts')
    .select(factColumns)
    .where('account_id', '=', id)
    .executeTakeFirst()
  return { account, facts: facts ?? null }
}

/** Restores what was before a moderator set a birth date. What an adult has made public since is hidden if they are a minor again. */
export async function restoreBirthdate(
  trx: Database,
  id: string,
  { account, facts }: BirthdateState,
  now: Date,
): Promise<void> {
  await setBirthdate(trx, id, { birthdate: account.birthdate, now, correctedByOwner: false })
  await trx.updateTable('account').set(account).where('id', '=', id).execute()
  if (facts) await trx.updateTable('profile_facts').set(facts).where('account_id', '=', id).execute()
}
