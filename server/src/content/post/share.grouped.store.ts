/** Shares of many people in one statement (docs/decisions/0051). */
import { sql } from 'kysely'
import { type Caller, lockActiveSessions } from '../../accounts/auth/index.ts'
import { eventSource } from '../../platform/outbox/index.ts'
import { type PostAuthorRow, selectPostAuthor } from '../../people/profile/index.ts'
import { postTotalShard } from './post.counters.ts'
import { postShared } from './post.events.ts'
import type { NewShare, Stores } from './post.write.store.ts'

/** A share without hashtags by a caller without hidden accounts. */
export interface OpenShare {
  caller: Caller
  row: NewShare
}

/**
 * Inserts shares, updates the counters, including those of the originals, and returns the author of each. Waits for no lock on a
 * post or an account: undefined for what another transaction has locked, for an original that the caller may not share, and
 * when the caller has used the idempotency key before.
 */
export async function insertShares(
  { db, outbox }: Stores,
  shares: readonly OpenShare[],
): Promise<(PostAuthorRow | undefined)[]> {
  const list = <Key extends keyof NewShare>(key: Key) => shares.map(({ row }) => row[key])
  const about = {
    postId: 'inserted.id',
    authorId: 'inserted.author_id',
    sharedPostId: 'inserted.shared_post_id',
  }
  const { rows } = await sql<PostAuthorRow & { id: string }>`
    with wanted as materialized (
      select * from unnest(
        ${list('id')}::uuid[], ${list('created_at')}::timestamptz[], ${list('author_id')}::uuid[],
        ${shares.map(({ caller }) => caller.sessionId)}::uuid[], ${list('kind')}::text[], ${list('title')}::text[],
        ${list('description')}::text[], ${list('language')}::text[], ${list('category_id')}::int[],
        ${list('shared_post_id')}::uuid[], ${list('idempotency_key')}::text[], ${list('idempotency_hash')}::text[]
      ) as wanted (
        id, created_at, author_id, session_id, kind, title, description, language, category_id, shared_post_id,
        idempotency_key, idempotency_hash
      )
    ), original as materialized (
      select post.id, post.author_id from post join post_count on post_count.post_id = post.id
      join account author on author.id = post.author_id
      where post.id in (select shared_post_id from wanted) and post.kind <> 'share' and post.audience = 'everyone'
        and author.status = 'active'
      for key share of post skip locked for no key update of post_count skip locked
    ), sharer as materialized (
      select id from account where id in (select author_id from wanted) for no key update skip locked
    ), inserted as (
      insert into post (
        id, created_at, author_id, kind, title, description, language, category_id, shared_post_id, idempotency_key,
        idempotency_hash
      )
      select wanted.id, created_at, wanted.author_id, kind, title, description, language, category_id, shared_post_id,
        idempotency_key, idempotency_hash
      from wanted join original on original.id = wanted.shared_post_id join sharer on sharer.id = wanted.author_id
      where original.author_id <> wanted.author_id and ${lockActiveSessions('wanted.session_id', { wait: false })}
      on conflict (author_id, idempotency_key) do nothing
      returning id, author_id, shared_post_id
    ), counter as (
      insert into post_count (post_id) select id from inserted
    ), counted_share as (
      update post_count set shares = post_count.shares + added.count
      from (select shared_post_id, count(*)::int as count from inserted group by shared_post_id) added
      where post_count.post_id = added.shared_post_id
    ), author as (
      update account set posts_count = account.posts_count + added.count
      from (select author_id, count(*)::int as count from inserted group by author_id) added
      where account.id = added.author_id
      returning account.id as author_id, ${selectPostAuthor('account')}
    ), added as materialized (
      select ${postTotalShard(sql`inserted.author_id`)} as shard, count(*)::int as count from inserted group by 1
    ), total as materialized (
      -- In one order, since many wait for few rows.
      select shard from post_total where shard in (select shard from added) order by shard for no key update
    ), counted as (
      update post_total set posts = posts + added.count from total join added using (shard)
      where post_total.shard = total.shard
    ), event as (${outbox.publishFrom(eventSource(postShared, about, 'inserted'))})
    select inserted.id, author.* from inserted join author using (author_id)
  `.execute(db)
  const byId = new Map(rows.map(({ id, ...author }) => [id, author]))
  return shares.map(({ row }) => byId.get(row.id))
}
