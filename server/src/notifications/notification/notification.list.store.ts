/** Notifications as their recipient sees them. */
import type { TimePosition } from '@brilla/contract/platform/cursor'
import { limits } from '@brilla/contract/platform/limits'
import type { NotificationType } from '@brilla/contract/notifications/notification'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { NotificationData } from './candidate.ts'
import type { AuthorRow } from '../../people/profile/index.ts'
import { type Viewer, visibleAccount, visibleAccountTo } from '../../accounts/visibility/index.ts'
import { isUnread } from './notification.store.ts'

export interface NotificationRow extends Omit<AuthorRow, 'author_id'> {
  id: string
  group_id: string
  type: NotificationType
  is_read: boolean
  post_id: string | null
  comment_id: string | null
  created_at: Date
  /** Null for notifications of Brilla itself. */
  author_id: string | null
  others: number
  excerpt: string | null
  data: NotificationData | null
}

const size = limits.pageSize
/** As far as pages go. */
const countMax = limits.pageMax * size

/** Columns of NotificationRow; requires `notification`, `notification_group`, `state` and `joinSubjects`. */
const columns = (others: RawBuilder<number>, isRead: RawBuilder<boolean>) => sql`
  notification.id, notification.group_id as group_id, notification.type, ${isRead} as is_read, notification.post_id,
  notification.comment_id, notification.data, notification.created_at, ${others} as others,
  actor.id as author_id, actor.full_name, actor.profile_url, actor.profile_image, actor.type as author_type,
  actor.verified as author_verified,
  nullif(left(case when notification.comment_id is null then subject_post.description else subject_comment.text end,
    ${sql.lit(limits.excerptMax + 1)}), '') as excerpt
`

const joinSubjects = sql`
  left join account actor on actor.id = notification.actor_id
  left join post subject_post on subject_post.id = notification.post_id
  left join comment subject_comment on subject_comment.id = notification.comment_id
`

/** Events hide what a block or a suspension hides; until they are handled, this does. */
const isActorVisible = (viewer: Viewer) =>
  sql`(notification.actor_id is null or ${visibleAccount(viewer, 'actor')})`

const groupedColumns = columns(
  sql`notification_group.count - 1`,
  sql`not exists (
    select from notification unread where unread.group_id = notification_group.id and not unread.hidden and not unread.read
      and unread.seq > greatest(notification_group.read_seq, state.read_seq)
  )`,
)

interface PageQuery {
  grouped: boolean
  /** The `seq` of the last row, as its time. */
  after: TimePosition | null
  page: number
}

export interface NotificationPage {
  rows: NotificationRow[]
  count: number
  unread: number
  next: TimePosition | null
}

/** Finds one page. One statement: rows and counts belong to one screen. */
export async function findPage(
  db: Database,
  viewer: Viewer,
  { grouped, after, page }: PageQuery,
): Promise<NotificationPage> {
  const { accountId } = viewer
  const isAfter = (column: string) => (after ? sql`${sql.ref(column)} < ${after.time}::bigint` : sql`true`)
  const groups = sql`from notification_group where recipient_id = ${accountId} and count > 0`
  const each = sql`from notification where recipient_id = ${accountId} and not hidden`
  const offset = after ? 0 : (page - 1) * size
  const bounds = sql`order by seq desc limit ${sql.lit(size + 1)} offset ${offset}`
  const rowsQuery = grouped
    ? sql`
        select positions.seq, newest.* from (
          select id, last_seq as seq ${groups} and ${isAfter('last_seq')} ${bounds}
        ) positions join notification_group notification_group on notification_group.id = positions.id cross join state left join lateral (
          select ${groupedColumns} from notification ${joinSubjects}
          where notification.group_id = notification_group.id and not notification.hidden and ${isActorVisible(viewer)}
          order by notification.seq desc limit 1
        ) newest on true
      `
    : sql`
        select positions.seq, each.* from (
          select seq ${each} and ${isAfter('seq')} ${bounds}
        ) positions cross join state left join lateral (
          select ${columns(sql`0`, sql`not ${isUnread}`)}
          from notification join notification_group notification_group on notification_group.id = notification.group_id ${joinSubjects}
          where notification.recipient_id = ${accountId} and notification.seq = positions.seq and ${isActorVisible(viewer)}
        ) each on true
      `
  const { rows } = await sql<
    { count: number; unread: number; seq: number | null } & (NotificationRow | { id: null })
  >`
    with state as materialized (
      select coalesce(max(read_seq), 0) as read_seq, coalesce(max(unread), 0) as unread
      from notification_state where account_id = ${accountId}
    ), total as materialized (
      select count(*) as count from (select 1 ${grouped ? groups : each} limit ${sql.lit(countMax)}) counted
    )
    select total.count, state.unread, listed.* from total cross join state left join (${rowsQuery}) listed on true
    order by listed.seq desc
  `.execute(db)
  const last = rows[size - 1]
  return {
    rows: rows.slice(0, size).filter((row) => row.id !== null),
    count: rows[0]!.count,
    unread: rows[0]!.unread,
    next: rows.length > size && last?.seq ? { time: last.seq, id: accountId } : null,
  }
}

/**
 * Finds the grouped rows with these as their newest notifications, with what their recipients need to show them; nothing of
 * people who are hidden from them by now, also before the event of the block is handled.
 */
export async function findNewest(db: Database, ids: string[]) {
  const { rows } = await sql<
    NotificationRow & { recipient_id: string; source_id: string; language: string; unread: number }
  >`
    select ${groupedColumns}, notification.recipient_id, notification.source_id, recipient.language, state.unread
    from notification join notification_group notification_group on notification_group.id = notification.group_id
    join notification_state state on state.account_id = notification.recipient_id
    join account recipient on recipient.id = notification.recipient_id ${joinSubjects}
    left join account post_author on post_author.id = subject_post.author_id
    where notification.id = any(${ids}::uuid[]) and not notification.hidden
      and (notification.actor_id is null or ${visibleAccountTo('notification.recipient_id', 'actor')})
      and (post_author.id is null or ${visibleAccountTo('notification.recipient_id', 'post_author')})
    order by notification.seq
  `.execute(db)
  return rows
}

interface UnreadQuery {
  types: NotificationType[]
  since: Date
  limit: number
}

/** Finds the grouped rows of notifications that have not been read, each as those since a time, newest first. */
export async function findUnreadSince(
  db: Database,
  accountId: string,
  { types, since, limit }: UnreadQuery,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const { rows } = await sql<NotificationRow & { total: number }>`
    with recent as (
      select notification.group_id as group_id, max(notification.seq) as seq, count(*)::int as count
      from notification join notification_group notification_group on notification_group.id = notification.group_id
      join notification_state state on state.account_id = notification.recipient_id
      left join account actor on actor.id = notification.actor_id
      where notification.recipient_id = ${accountId} and notification.type = any(${types}::text[])
        and notification.seq > state.read_seq and not notification.hidden and ${isUnread}
        and notification.created_at > ${since} and ${isActorVisible({ accountId, hiddenAccountIds: null })}
      group by notification.group_id
    )
    select ${columns(sql`recent.count - 1`, sql`false`)}, (count(*) over ())::int as total
    from recent join notification on notification.recipient_id = ${accountId} and notification.seq = recent.seq
    ${joinSubjects}
    order by recent.seq desc limit ${limit}
  `.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}
