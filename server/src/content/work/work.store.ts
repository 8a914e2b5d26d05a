import type { WorkOrder } from '@brilla/contract/content/work'
import { sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { PostListQuery } from '../post/index.ts'
import { isInAudience, visibleAccount } from '../../accounts/visibility/index.ts'

/** The posts with photos or a video, newest or featured first (P-discovery-15); category 0 is all of them. */
export function buildWorkQuery(caller: Caller, categoryId: number, order: WorkOrder): PostListQuery {
  const isFeatured = order === 'featured'
  const table = sql.ref(isFeatured ? 'featured_work' : 'work_listing')
  const key = sql.ref(isFeatured ? 'listed.place' : 'listed.post_id')
  return {
    ids: ({ after, size }) => sql`
      select post.id, ${key} as place from ${table} listed
      join post on post.id = listed.post_id join account author on author.id = post.author_id
      where listed.category_id = ${sql.lit(categoryId)}
        and ${after === null ? sql`true` : sql`${key} < ${after}::uuid`} and ${visibleAccount(caller, 'author')}
        and ${isInAudience(caller, 'post')}
      order by ${key} desc limit ${sql.lit(size)}
    `,
    orderBy: 'place',
    total: sql`0`,
  }
}
