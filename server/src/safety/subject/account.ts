import { mapProfileTexts } from '@brilla/contract/accounts/profile-texts'
import type { ProfilePart } from '@brilla/contract/safety/moderation-shapes'
import { sql } from 'kysely'
import { linkColumns } from '../../accounts/account/index.ts'
import { lockAccounts } from '../../accounts/auth/index.ts'
import { findVisibleAccount } from '../../accounts/visibility/index.ts'
import { hasBlocked } from '../../people/block/index.ts'
import { clearFactTexts, lockFactTexts } from '../../people/facts/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { SubjectKind } from './subject.ts'

const partColumns = {
  photo: ['profile_image'],
  cover: ['cover_image'],
  ...mapProfileTexts((name) => [name]),
  interests: ['interests'],
  links: linkColumns,
  // In a table of their own.
  facts: [],
} as const satisfies Record<ProfilePart, readonly string[]>

type Column = (typeof partColumns)[ProfilePart][number]

/** A kept row: the columns that were removed. */
type KeptProfile = Partial<Record<Column, string | readonly string[] | null>>

const isEmpty = (value: KeptProfile[Column]) => value == null || value.length === 0

/** Of the columns that cannot be null. */
const emptyValues: Partial<Record<Column, string | string[]>> = {
  ...mapProfileTexts(() => ''),
  interests: [],
}

/** A profile, of which parts are cleared and kept as JSON (P-moderation-25). */
export const accountSubject: SubjectKind = {
  /** Also a person whom the caller has blocked, and whose profile therefore says so. */
  async lockAuthor(trx, caller, id) {
    if (await hasBlocked(trx, caller.accountId, id)) return id
    return (await findVisibleAccount(trx, caller, id))?.id
  },
  capture: async () => ({}),
  lock: lockProfile,
  /** Clears the parts, and keeps them with the names of their files. */
  async remove(_, trx, { id: caseId, subject_id: id, removed_parts }) {
    const parts = removed_parts ?? []
    const columns = parts.flatMap((part): readonly Column[] => partColumns[part])
    const kept = await trx
      .selectFrom('account')
      .select(['id', ...columns])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const facts = parts.includes('facts') ? await lockFactTexts(trx, id) : null
    // Its owner may have cleared it since it was reported.
    if (columns.every((name) => isEmpty(kept[name])) && !facts) return
    const pictures = [kept.profile_image, kept.cover_image].filter((name) => name != null)
    await sql`
      insert into removed_content (case_id, table_name, rows) values (${caseId}, 'account', ${JSON.stringify([kept])})
    `.execute(trx)
    await sql`
      insert into removed_content (case_id, table_name, rows)
      select ${caseId}, 'account_file', coalesce(jsonb_agg(jsonb_build_object(
        'name', name, 'type', 'PHOTO', 'position', array_position(${pictures}::text[], name)
      )), '[]')
      from upload where name = any(${pictures}::text[]) and use in ('profile', 'cover')
    `.execute(trx)
    if (facts) {
      await sql`
        insert into removed_content (case_id, table_name, rows)
        values (${caseId}, 'profile_facts', ${JSON.stringify([facts])})
      `.execute(trx)
      await clearFactTexts(trx, id)
    }
    const cleared = Object.fromEntries(columns.map((name) => [name, emptyValues[name] ?? null]))
    if (columns.length > 0) await trx.updateTable('account').set(cleared).where('id', '=', id).execute()
  },
  /** Restores the parts that its owner has not filled again. */
  async restore(trx, { id: caseId, subject_id: id }) {
    if (!(await lockProfile(trx, id))) return null
    const { rows } = await sql<{ kept: KeptProfile }>`
      select rows->0 as kept from removed_content where case_id = ${caseId} and table_name = 'account'
    `.execute(trx)
    const kept = rows[0]!.kept
    const columns = Object.values(partColumns)
      .flat()
      .filter((name) => !isEmpty(kept[name]))
    const restored = Object.fromEntries(
      columns.map((name) => [
        name,
        sql`coalesce(nullif(${sql.ref(name)}, ${emptyValues[name] ?? ''}), ${kept[name]})`,
      ]),
    )
    if (columns.length > 0) await trx.updateTable('account').set(restored).where('id', '=', id).execute()
    await restoreFacts(trx, { caseId, id })
    const { rows: unused } = await sql<{ name: string }>`
      select file->>'name' as name from removed_content, jsonb_array_elements(rows) file, account
      where case_id = ${caseId} and table_name = 'account_file' and account.id = ${id}
        and file->>'name' is distinct from profile_image and file->>'name' is distinct from cover_image
    `.execute(trx)
    return unused.map(({ name }) => name)
  },
}

/** Locks an account; false when it no longer exists. */
async function lockProfile(trx: Database, id: string): Promise<boolean> {
  await lockAccounts(trx, [id])
  const found = await trx.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** Each part that is empty; the name and the link of the representation are one. */
async function restoreFacts(trx: Database, { caseId, id }: { caseId: string; id: string }): Promise<void> {
  await sql`
    update profile_facts facts set
      skills = case when facts.skills = '{}' then kept.skills else facts.skills end,
      instruments = case when facts.instruments = '{}' then kept.instruments else facts.instruments end,
      credits = case when facts.credits = '[]' then kept.credits else facts.credits end,
      representation_name = coalesce(facts.representation_name, kept.representation_name),
      representation_link = case when facts.representation_name is null then kept.representation_link
        else facts.representation_link end
    from removed_content, jsonb_to_record(rows->0) as kept (
      skills text[], instruments text[], credits jsonb, representation_name text, representation_link text
    )
    where case_id = ${caseId} and table_name = 'profile_facts' and facts.account_id = ${id}
  `.execute(trx)
}
