/** Accounts as moderators see them, also hidden ones. */
import { normalizeLine } from '@brilla/contract/platform/text'
import { sql } from 'kysely'
import type { Language } from '@brilla/contract/platform/errors'
import type { AccountType } from '@brilla/contract/platform/fields'
import type { Database } from '../../platform/database/index.ts'

export interface PersonRow {
  id: string
  full_name: string
  profile_url: string
  profile_image: string | null
  type: AccountType | null
  language: Language
  status: 'active' | 'suspended' | 'cancelled'
}

const columns = sql`id, full_name, profile_url, profile_image, type, language, status`

const foundMax = 20

/** Finds people by e-mail, profile_url or the beginning of their name, each by an index. */
export async function findPeople(db: Database, typed: string): Promise<PersonRow[]> {
  const text = normalizeLine(typed).toLowerCase()
  if (text === '') return []
  const prefix = `${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<PersonRow>`
    select ${columns} from account where email = ${text} or profile_url = ${text}
    union
    (select ${columns} from account where lower(full_name) like ${prefix} order by lower(full_name) limit ${sql.lit(foundMax)})
    order by full_name, id limit ${sql.lit(foundMax)}
  `.execute(db)
  return rows
}

export interface AccountRow extends PersonRow {
  email: string
  birthdate: string
  country: string
  city: string
  verified: boolean
  created_at: Date
}

export async function findAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${columns}, email, birthdate, country, city, verified, created_at from account where id = ${id}
  `.execute(db)
  return rows[0]
}

export async function findAccountId(db: Database, email: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', normalizeLine(email).toLowerCase())
    .executeTakeFirst()
  return found?.id
}

export interface BlockRow extends PersonRow {
  by_account: boolean
  by_other: boolean
  since: Date
}

/** The newest blocks between an account and others, of both directions, except those with the viewer (P-blocks-8). */
export async function findBlocks(db: Database, id: string, viewerId: string): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select ${columns}, by_account, by_other, since from (
      select other, bool_or(own) as by_account, bool_or(not own) as by_other, max(created_at) as since from (
        select blocked_id as other, true as own, created_at from block where blocker_id = ${id}
        union all
        select blocker_id, false, created_at from block where blocked_id = ${id}
      ) each where other <> ${viewerId} group by other order by since desc limit 50
    ) blocks join account on account.id = blocks.other
    order by since desc, id
  `.execute(db)
  return rows
}

/** Appoints or revokes a moderator; false when nothing changed. */
export async function setModerator(trx: Database, id: string, moderator: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ moderator })
    .where('id', '=', id)
    .where('moderator', '=', !moderator)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
