import type { ContactState } from '@brilla/contract/safety/contact'
import type { ContactType } from '@brilla/contract/safety/contact-types'
import type { Language } from '@brilla/contract/platform/errors'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { ContactRequest } from '../../platform/database/schema.ts'

export interface Sender {
  account_id: string | null
  name: string
  email: string
  language: Language
}

/** The account of a logged-in sender; undefined when it was deleted meanwhile. */
export async function findSender(db: Database, accountId: string): Promise<Sender | undefined> {
  const { rows } = await sql<Sender>`
    select id as account_id, full_name as name, email, language from account where id = ${accountId}
  `.execute(db)
  return rows[0]
}

/** Takes the next number of a year. Locks its counter until the transaction ends, so that there are no gaps. */
export async function takeSerial(trx: Database, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('contact_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`contact_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertRequest(trx: Database, row: Insertable<ContactRequest>): Promise<void> {
  await trx.insertInto('contact_request').values(row).execute()
}

export interface RequestRow {
  id: string
  year: number
  serial: number
  type: ContactType
  state: ContactState
  account_id: string | null
  name: string
  /** The account's e-mail as it is now, or what was typed. */
  email: string
  language: Language
  message: string
  created_at: Date
  answer_by: string | null
  execute_by: string | null
  answer: string
  answered_at: Date | null
  executed_at: Date | null
  email_proven_at: Date | null
}

/** Finds a request; undefined when there is none. */
export async function findRequest(db: Database, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select request.id, year, serial, request.type, state, account_id, name, coalesce(account.email, request.email) as email,
      coalesce(account.language, request.language) as language, message, request.created_at, answer_by, execute_by,
      answer, answered_at, executed_at, email_proven_at
    from contact_request request left join account on account.id = account_id
    where request.id = ${id}
  `.execute(db)
  return rows[0]
}

/** Whether an account has sent this request. */
export async function hasSentRequest(db: Database, accountId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('contact_request')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

/** Notes that the e-mail of a request belongs to its sender; the first time counts. */
export async function setEmailProven(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('contact_request')
    .set({ email_proven_at: now })
    .where('id', '=', id)
    .where('email_proven_at', 'is', null)
    .execute()
}

/** Deletes the requests that were finished before these times. */
export async function deleteFinished(
  db: Database,
  { privacy, others }: { privacy: Date; others: Date },
): Promise<void> {
  await sql`
    delete from contact_request where finished_at < case when answer_by is null then ${others}::timestamptz else ${privacy}::timestamptz end
  `.execute(db)
}

/** Erases what the finished requests of deleted accounts say, except number, type and dates (P-contact-9). */
export async function eraseDeleted(db: Database): Promise<void> {
  await sql`
    update contact_request request set account_id = null, name = '', email = '', message = '', answer = '', note = ''
    where finished_at is not null and account_id is not null
      and not exists (select from account where account.id = request.account_id)
  `.execute(db)
}

/** The requests that an account has sent, for its data export (P-export-1). */
export function selectContactRequests(db: Database, accountId: string) {
  return db
    .selectFrom('contact_request')
    .select([
      sql<string>`year || '-' || lpad(serial::text, 6, '0')`.as('number'),
      'type as request',
      'message as text',
      'created_at as createdAt',
      'answer',
      'answered_at as answeredAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
}
