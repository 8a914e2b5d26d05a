/** The name of an agency, of which its profile address is made (P-wizard-7). */
import type { Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import { type Database, unlessDuplicate } from '../../platform/database/index.ts'
import type { Account } from '../../platform/database/schema.ts'
import { generateProfileUrls } from './account.rules.ts'
import { isFormerUrlOfOther, saveFormerUrl } from './account.store.ts'

/** Calls `change` with a profile address that is made of the name, and with others until one is free. */
export async function takeProfileUrl(
  { clock, db }: Context,
  id: string,
  name: string,
  change: (profile_url: string) => Promise<unknown>,
): Promise<void> {
  for (const profile_url of generateProfileUrls(name)) {
    if (await isFormerUrlOfOther(db, id, profile_url, clock.now())) continue
    if (await unlessDuplicate(change(profile_url))) return
  }
}

/** Sets columns (undefined ones stay) and, for an agency without a name, its profile address, reserving the former one; throws when that is taken. */
export async function updateAgency(
  trx: Database,
  id: string,
  row: Updateable<Account>,
  profile_url: string,
  now: Date,
): Promise<void> {
  const before = await trx
    .selectFrom('account')
    .select(['agency_name', 'profile_url'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const isFirst = before.agency_name === null
  await trx
    .updateTable('account')
    .set({ ...row, ...(isFirst && { profile_url }) })
    .where('id', '=', id)
    .execute()
  if (isFirst && before.profile_url !== profile_url)
    await saveFormerUrl(trx, id, before.profile_url, profile_url, now)
}
