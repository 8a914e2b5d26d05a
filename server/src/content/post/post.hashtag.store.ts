/** The hashtags of posts: written with a post and with its edit, and read as a list of posts. */
import { listHashtags } from '@brilla/contract/content/hashtag'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { foldText } from '../../platform/fold-text.ts'
import { isInAudience, visibleAccount } from '../../accounts/visibility/index.ts'
import type { PostListQuery } from './post.list.store.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** A hashtag without case and accents, except that ñ is a letter of its own: `#año` and `#ano` are two lists. */
const foldHashtag = (word: string): string =>
  word.normalize('NFC').toLowerCase().split('ñ').map(foldText).join('ñ')

/** The hashtags under which a text is listed, each once. */
function listFoldedHashtags(text: string): string[] {
  const all = new Set(listHashtags(text).map(foldHashtag))
  return [...all].slice(0, serverLimits.hashtagsMax)
}

/** CTE that inserts the hashtags of a new post for each row of the CTE `inserted`; empty for a text without any. */
export function insertHashtags(text: string): RawBuilder<unknown> {
  const tags = listFoldedHashtags(text)
  if (tags.length === 0) return sql``
  return sql`, hashtag as (
    insert into post_hashtag (tag, post_id) select unnest(${tags}::text[]), id from inserted
  )`
}

/** Replaces the hashtags of an edited post. Its row must be locked, so that a concurrent edit does not leave its own. */
export async function replaceHashtags(trx: Database, postId: string, text: string): Promise<void> {
  const tags = listFoldedHashtags(text)
  await sql`
    with removed as (delete from post_hashtag where post_id = ${postId} and tag <> all(${tags}::text[]))
    insert into post_hashtag (tag, post_id) select unnest(${tags}::text[]), ${postId}::uuid on conflict do nothing
  `.execute(trx)
}

/** The posts with a hashtag, newest first. A share is not listed next to its original (P-posts-26). */
export function buildHashtagQuery(caller: Caller, word: string): PostListQuery {
  const tag = foldHashtag(word)
  return {
    ids: ({ after, size }) => sql`
      select post.id from post_hashtag tagged
      join post on post.id = tagged.post_id join account author on author.id = post.author_id
      where tagged.tag = ${tag} and ${after === null ? sql`true` : sql`tagged.post_id < ${after}::uuid`}
        and ${visibleAccount(caller, 'author')} and ${isInAudience(caller, 'post')}
        and (post.shared_post_id is null or not exists (
          select from post_hashtag original where original.tag = ${tag} and original.post_id = post.shared_post_id
        ))
      order by tagged.post_id desc limit ${sql.lit(size)}
    `,
    total: sql`0`,
  }
}
