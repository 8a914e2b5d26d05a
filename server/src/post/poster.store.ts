import type { Database } from '../platform/database/index.ts'

/** A post with a video that has no poster. */
export function findWithoutPoster(db: Database, id: string) {
  return db
    .selectFrom('post')
    .select(['author_id', 'video_id'])
    .where('id', '=', id)
    .where('video_id', 'is not', null)
    .where('video_poster', 'is', null)
    .executeTakeFirst()
}

/** Posts with a video and no poster between two ids, the newest first. */
export async function findAllWithoutPoster(
  db: Database,
  from: string,
  to: string,
  max: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('post')
    .select('id')
    .where('id', '>', from)
    .where('id', '<', to)
    .where('video_id', 'is not', null)
    .where('video_poster', 'is', null)
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/** False when the post is gone or has a poster by now. */
export async function setPoster(trx: Database, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('post')
    .set({ video_poster: name })
    .where('id', '=', id)
    .where('video_poster', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
