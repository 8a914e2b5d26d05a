/** SQL of visibility: every query that returns people, or what people made, filters by one of these predicates. */
import { type RawBuilder, sql } from 'kysely'
import { hiddenIdsMax, type Viewer } from './viewer.ts'

/** SQL condition on the alias of an `account` row: the account is active and not hidden from the viewer (P-blocks-2). */
export function visibleAccount(viewer: Viewer, alias = 'account') {
  return sql<boolean>`(${sql.ref(alias)}.status = 'active' and ${isNotHidden(viewer, `${alias}.id`)})`
}

/** The same for a viewer of the statement: `viewer` is the reference to the column of their id. */
export function visibleAccountTo(viewer: string, alias = 'account') {
  return sql<boolean>`(
    ${sql.ref(alias)}.status = 'active' and not ${isBlockedEitherWay(sql.ref(viewer), sql.ref(`${alias}.id`))}
  )`
}

/** The same for tables that list active accounts only; `column` is the reference to their account id. */
export function isNotHidden({ accountId, hiddenAccountIds }: Viewer, column: string): RawBuilder<boolean> {
  if (hiddenAccountIds?.length === 0) return sql`true`
  const account = sql.ref(column)
  if (hiddenAccountIds) return sql`${account} <> all(${hiddenAccountIds}::uuid[])`
  return sql`not ${isBlockedEitherWay(sql`${accountId}`, account)}`
}

/**
 * SQL condition on the alias of a `post` or `comment`, besides that its author is visible: it was published for the viewer too.
 * Every query that returns posts or comments has it.
 */
export const isInAudience = ({ accountId }: Viewer, alias: string): RawBuilder<boolean> =>
  isForReader(sql`${accountId}::uuid`, alias)

/** The same for a viewer of the statement: `viewer` is the reference to the column of their id. */
export const isInAudienceTo = (viewer: string, alias: string): RawBuilder<boolean> =>
  isForReader(sql.ref(viewer), alias)

function isForReader(readerId: RawBuilder<unknown>, alias: string): RawBuilder<boolean> {
  const audience = sql.ref(`${alias}.audience`)
  const authorId = sql.ref(`${alias}.author_id`)
  return sql`(${audience} = 'everyone' or ${authorId} = ${readerId} or (
    ${audience} = 'mutuals'
    and exists (select from follow where follower_id = ${readerId} and followed_id = ${authorId})
    and exists (select from follow where follower_id = ${authorId} and followed_id = ${readerId})
  ))`
}

/** Two lookups in an index; the offsets keep PostgreSQL from reading all blocks of the viewer into a hash table instead. */
const isBlockedEitherWay = (viewerId: RawBuilder<unknown>, account: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from block where block.blocker_id = ${viewerId} and block.blocked_id = ${account} offset 0)
  or exists (select from block where block.blocker_id = ${account} and block.blocked_id = ${viewerId} offset 0)
)`

/** Query for the active accounts hidden from the account that `viewerId` refers to; twice those who have blocked each other. */
const selectHidden = (viewerId: RawBuilder<unknown>) => sql<{ id: string }>`
  select other.id from block join account other on other.id = block.blocked_id
  where block.blocker_id = ${viewerId} and other.status = 'active'
  union all
  select other.id from block join account other on other.id = block.blocker_id
  where block.blocked_id = ${viewerId} and other.status = 'active'
`

/** SQL expression for `Viewer.hiddenAccountIds` of the account that `viewerId` refers to. */
export function selectHiddenAccountIds(viewerId: RawBuilder<string>) {
  return sql<string[] | null>`(
    select case when count(*) <= ${sql.lit(hiddenIdsMax)} then coalesce(array_agg(id), '{}') end
    from (${selectHidden(viewerId)} limit ${sql.lit(hiddenIdsMax + 1)}) hidden
  )`
}

/** Query for the ids of the active accounts that are hidden from the viewer. */
export function hiddenAccounts({ accountId, hiddenAccountIds }: Viewer) {
  return hiddenAccountIds
    ? sql<{ id: string }>`select unnest(${hiddenAccountIds}::uuid[]) as id`
    : selectHidden(sql`${accountId}`)
}
