/** Posts as they are shown in a message that shares them. */
import { truncate } from '@brilla/contract/platform/truncate'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { type AuthorRow, selectAuthor } from '../../people/profile/index.ts'
import { isInAudience, type Viewer, visibleAccount } from '../../accounts/visibility/index.ts'

export interface PostPreviewRow {
  id: string
  author: AuthorRow
  description: string
  /** The first photo, or the poster of the video. */
  image: string | null
  placeholder: string | null
}

const descriptionMax = 200

/** Finds those of the posts that the viewer may see. */
export async function findPostPreviews(
  db: Database,
  viewer: Viewer,
  ids: readonly string[],
): Promise<PostPreviewRow[]> {
  const { rows } = await sql<PostPreviewRow>`
    select post.id, left(coalesce(nullif(post.description, ''), post.title), ${sql.lit(descriptionMax + 1)}) as description,
      coalesce(photo.name, post.video_poster) as image,
      case when photo.name is null then post.video_poster_placeholder else photo.placeholder end as placeholder,
      ${selectAuthor('author')} as author
    from post join account author on author.id = post.author_id
    left join lateral (
      select name, placeholder from post_file where post_id = post.id and type = 'PHOTO' order by position limit 1
    ) photo on true
    where post.id = any(${ids}::uuid[]) and ${visibleAccount(viewer, 'author')} and ${isInAudience(viewer, 'post')}
  `.execute(db)
  // One character more is read, by which it is seen whether something is cut.
  return rows.map((row) => ({ ...row, description: truncate(row.description, descriptionMax) }))
}
