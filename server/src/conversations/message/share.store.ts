/** Posts and profiles shared in messages, as far as a reader may see them (P-messages-10). */
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { findPostPreviews, type PostPreviewRow } from '../../content/post/index.ts'
import { type AuthorRow, selectAuthor } from '../../people/profile/index.ts'
import { type Viewer, visibleAccount } from '../../accounts/visibility/index.ts'
import type { MessageRow } from './message.row.ts'

/** By the ids of posts and accounts. */
export interface Shared {
  posts: ReadonlyMap<string, PostPreviewRow>
  profiles: ReadonlyMap<string, AuthorRow>
}

export type SharedIds = Pick<MessageRow, 'shared_post_id' | 'shared_profile_id'>

/** Finds what these messages share and the reader may see. */
export async function findShared(
  db: Database,
  reader: Viewer,
  messages: readonly SharedIds[],
): Promise<Shared> {
  const postIds = messages.flatMap(({ shared_post_id: id }) => id ?? [])
  const profileIds = messages.flatMap(({ shared_profile_id: id }) => id ?? [])
  const [posts, profiles] = await Promise.all([
    postIds.length > 0 ? findPostPreviews(db, reader, postIds) : [],
    profileIds.length > 0 ? findProfiles(db, reader, profileIds) : [],
  ])
  return {
    posts: new Map(posts.map((post) => [post.id, post])),
    profiles: new Map(profiles.map((profile) => [profile.author_id, profile])),
  }
}

async function findProfiles(db: Database, reader: Viewer, ids: readonly string[]): Promise<AuthorRow[]> {
  const { rows } = await sql<{ author: AuthorRow }>`
    select ${selectAuthor('account')} as author from account
    where account.id = any(${ids}::uuid[]) and type is not null and ${visibleAccount(reader)}
  `.execute(db)
  return rows.map(({ author }) => author)
}
