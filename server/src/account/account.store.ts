import type { AccountType } from '@brilla/contract/fields'
import type { Insertable } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import type { Account } from '../platform/database/schema.ts'
import { profileUrlsFor } from './account.rules.ts'

/** Opens an account, whose profile gets the first free address of its name; false when the e-mail is taken. */
export async function openAccount(
  db: Database,
  row: Omit<Insertable<Account>, 'profile_url'>,
): Promise<boolean> {
  for (const profile_url of profileUrlsFor(`${row.first_name} ${row.last_name}`)) {
    const inserted = await db
      .insertInto('account')
      .values({ ...row, profile_url })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return true
    if (await emailTaken(db, row.email)) break
  }
  return false
}

export async function emailTaken(db: Database, email: string): Promise<boolean> {
  const found = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

/** What logging in by mail needs to know of the account with this e-mail. */
export function findByEmail(db: Database, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** What a change of an account begins from; changes of one account wait for one another. */
export function lockAccount(trx: Database, id: string) {
  return trx
    .selectFrom('account')
    .select(['email', 'pending_email', 'profile_url'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Where and in which language to write to somebody; undefined when the account is gone. */
export function findAddressee(db: Database, id: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Sets the type if none is chosen; false when one was. */
export async function setType(db: Database, id: string, type: AccountType): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ type })
    .where('id', '=', id)
    .where('type', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setLanguage(db: Database, id: string, language: 'es' | 'en'): Promise<void> {
  await db.updateTable('account').set({ language }).where('id', '=', id).execute()
}

/** What somebody tells of themselves. Links are full addresses. */
export async function describeAccount(
  db: Database,
  id: string,
  told: {
    biography: string
    sex: 'MA' | 'FE' | null
    interests: string[]
    links: Partial<
      Record<'facebook' | 'twitter' | 'instagram' | 'spotify' | 'youtube' | 'linkedin' | 'web', string>
    >
  },
): Promise<void> {
  const links = Object.fromEntries(Object.entries(told.links).map(([name, url]) => [`${name}_url`, url]))
  await db
    .updateTable('account')
    .set({ biography: told.biography, sex: told.sex, interests: told.interests, ...links })
    .where('id', '=', id)
    .execute()
}

export function findSelf(db: Database, id: string, since: Date) {
  return db
    .selectFrom('account')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('follow')
        .innerJoin('account as follower', 'follower.id', 'follow.follower_id')
        .select((follow) => follow.fn.countAll<number>().as('n'))
        .whereRef('follow.followed_id', '=', 'account.id')
        .where('follower.status', '=', 'active')
        .where('follow.created_at', '>', since)
        .as('followers_recent'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Addresses that somebody's profile had before. */
export async function findFormerUrls(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('former_profile_url')
    .select('profile_url')
    .where('account_id', '=', id)
    .orderBy('left_at')
    .execute()
  return rows.map((row) => row.profile_url)
}
