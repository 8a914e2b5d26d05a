/** SQL of visibility: every query that returns people, or what people made, filters by one of these predicates. */
import { type RawBuilder, sql } from 'kysely'
import { filterBit } from './blocked-filter.ts'
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
export function isNotHidden(viewer: Viewer, column: string): RawBuilder<boolean> {
  const { accountId, hiddenAccountIds } = viewer
  if (hiddenAccountIds?.length === 0) return sql`true`
  const account = sql.ref(column)
  if (hiddenAccountIds) return sql`${account} <> all(${hiddenAccountIds}::uuid[])`
  return sql`not ${isBlockedEitherWay(sql`${accountId}`, account, viewer)}`
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

/**
 * Two lookups in an index, or one when it is known who has blocked the viewer, for the accounts alone that the filter does not
 * rule out. The offsets keep PostgreSQL from reading all blocks of the viewer into a hash table instead.
 */
function isBlockedEitherWay(
  viewerId: RawBuilder<unknown>,
  account: RawBuilder<unknown>,
  { blockerIds, blockedFilter }: Pick<Viewer, 'blockerIds' | 'blockedFilter'> = {},
): RawBuilder<boolean> {
  const isInBlock = sql<boolean>`exists (
    select from block where block.blocker_id = ${viewerId} and block.blocked_id = ${account} offset 0
  )`
  const isBlocked = blockedFilter
    ? sql<boolean>`(get_bit(${blockedFilter}::bytea, ${filterBit(account)}) = 1 and ${isInBlock})`
    : isInBlock
  if (blockerIds?.length === 0) return isBlocked
  const hasBlocked = blockerIds
    ? sql`${account} = any(${blockerIds}::uuid[])`
    : sql`exists (
        select from block where block.blocker_id = ${account} and block.blocked_id = ${viewerId} offset 0
      )`
  return sql`(${isBlocked} or ${hasBlocked})`
}

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

/** SQL expression for `Viewer.blockerIds` of the account that `viewerId` refers to. */
export function selectBlockerIds(viewerId: RawBuilder<string>) {
  return sql<string[] | null>`(
    select case when count(*) <= ${sql.lit(hiddenIdsMax)} then coalesce(array_agg(id), '{}') end
    from (
      select other.id from block join account other on other.id = block.blocker_id
      where block.blocked_id = ${viewerId} and other.status = 'active' limit ${sql.lit(hiddenIdsMax + 1)}
    ) blocker
  )`
}

/** Query for the ids of the active accounts that are hidden from the viewer. */
export function hiddenAccounts({ accountId, hiddenAccountIds }: Viewer) {
  return hiddenAccountIds
    ? sql<{ id: string }>`select unnest(${hiddenAccountIds}::uuid[]) as id`
    : selectHidden(sql`${accountId}`)
}

/** Rows of others that are counted in a counter. */
export interface CountedRows {
  /** Their name in the function `count_hidden` of the database. */
  name: 'post_like' | 'comment' | 'share' | 'comment_like' | 'follower' | 'followed'
  /** Column of the id of what they belong to. */
  id: string
  /** Table and alias. */
  from: RawBuilder<unknown>
  /** Column of the account whose row it is. */
  account: string
  /** Which rows are counted; none of accounts that are not active. */
  where: RawBuilder<unknown>
  /** The counter: their number. */
  total: RawBuilder<unknown>
}

/** A counter up to this is cheaper to look through than all accounts that are hidden from a viewer who hides many. */
const smallCounter = sql.lit(1_000)

/** SQL expression: how many of the counted rows are those of accounts hidden from the viewer. */
export function countHidden(viewer: Viewer, rows: CountedRows): RawBuilder<number> {
  const { accountId, hiddenAccountIds } = viewer
  if (hiddenAccountIds?.length === 0) return sql`0`
  if (!hiddenAccountIds) return countBlocked(sql`${accountId}`, rows, viewer)
  const { from, account, where, total } = rows
  return sql`case when ${total} = 0 then 0 else (
    select count(*)::int from ${from} where ${sql.ref(account)} = any(${hiddenAccountIds}::uuid[]) and ${where}
  ) end`
}

/** The same for a viewer of the statement: `viewer` is the reference to the column of their id. */
export function countHiddenTo(viewer: string, rows: CountedRows): RawBuilder<number> {
  return countBlocked(sql.ref(viewer), rows)
}

/** Either way each step is one lookup in an index, and there are no more of them than rows or hidden accounts. */
function countBlocked(
  viewerId: RawBuilder<unknown>,
  { name, id, from, account, where, total }: CountedRows,
  known: Pick<Viewer, 'blockerIds' | 'blockedFilter'> = {},
): RawBuilder<number> {
  return sql`case when ${total} = 0 then 0 when ${total} <= ${smallCounter} then (
    select count(*)::int from ${from}
    where ${where} and ${isBlockedEitherWay(viewerId, sql.ref(account), known)}
  ) else count_hidden(${sql.lit(name)}, ${sql.ref(id)}, ${viewerId}) end`
}
