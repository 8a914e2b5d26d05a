/** From ids to posts as a reader sees them: the second and third step of every list of posts. */
import { limits } from '@brilla/contract/limits'
import type { Post } from '@brilla/contract/post'
import type { Caller } from '../access/index.ts'
import type { Database } from '../core/database/index.ts'
import { presentPost } from './post.present.ts'
import { findFiles, findFirstComments, findPosts } from './post.read.store.ts'

/** The posts of these ids in their order; those that the caller may not see are left out. */
export async function readPosts(db: Database, caller: Caller, ids: string[]): Promise<Post[]> {
  const posts = await readPlain(db, caller, ids)
  const sharedIds = [...posts.values()].flatMap(({ sharedId }) => sharedId ?? [])
  const shared = sharedIds.length > 0 ? await readPlain(db, caller, sharedIds) : new Map<string, never>()
  return ids.flatMap((id) => {
    const found = posts.get(id)
    if (!found) return []
    return [{ ...found.post, sharedPost: (found.sharedId && shared.get(found.sharedId)?.post) || null }]
  })
}

export async function readPost(db: Database, caller: Caller, id: string): Promise<Post | undefined> {
  return (await readPosts(db, caller, [id]))[0]
}

async function readPlain(db: Database, caller: Caller, ids: string[]) {
  if (ids.length === 0) return new Map<string, { post: Omit<Post, 'sharedPost'>; sharedId: string | null }>()
  const [rows, files, comments] = await Promise.all([
    findPosts(db, caller, ids),
    findFiles(db, ids),
    findFirstComments(db, caller, ids, limits.commentsInPost),
  ])
  const filesOf = Map.groupBy(files, ({ post_id }) => post_id)
  const commentsOf = Map.groupBy(comments, ({ post_id }) => post_id)
  return new Map(
    rows.map((row) => {
      const post = presentPost(row, filesOf.get(row.id) ?? [], commentsOf.get(row.id) ?? [], caller.accountId)
      return [row.id, { post, sharedId: row.shared_post_id }]
    }),
  )
}
