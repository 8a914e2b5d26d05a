import type { Comment } from '@brilla/contract/content/comment'
import type { Post } from '@brilla/contract/content/post'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import type { DB } from '../../platform/database/schema.ts'

/**
 * What a reader has done with each post or comment: the field of the reply, and the table whose rows say so, which has the
 * columns `account_id` and `post_id` or `comment_id`.
 */
export function createOwnMarks<Mark extends keyof Post | keyof Comment>(
  subject: 'post' | 'comment',
  marks: readonly { mark: Mark; table: keyof DB }[],
) {
  const joins = marks.map(({ mark, table }) => {
    const own = `own_${mark}`
    return sql.raw(
      `left join ${table} ${own} on ${own}.${subject}_id = ${subject}.id and ${own}.account_id = `,
    )
  })
  const none = Object.fromEntries(marks.map(({ mark }) => [mark, false])) as Record<Mark, boolean>
  return {
    none,
    /** SELECT list. Requires `join`. */
    columns: sql.raw(marks.map(({ mark }) => `own_${mark}.account_id is not null as ${mark}`).join(', ')),
    /** Joins the caller's rows. Requires the subject. */
    join: ({ accountId }: Caller): RawBuilder<unknown> =>
      sql.join(
        joins.map((join) => sql`${join}${accountId}`),
        sql` `,
      ),
    /** The marks of a row, as the reply has them. */
    pick(row: Record<Mark, boolean>) {
      const own = { ...none }
      for (const { mark } of marks) own[mark] = row[mark]
      return own
    },
  }
}
