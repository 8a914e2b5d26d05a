import type { Database } from '../../platform/database/index.ts'

/** Finds a post if it has a video without a poster. */
export function findPostWithoutPoster(db: Database, id: string) {
  return db
    .selectFrom('post')
    .select(['author_id', 'video_id', 'video_portrait'])
    .where('id', '=', id)
    .where('video_id', 'is not', null)
    .where('video_poster', 'is', null)
    .executeTakeFirst()
}

/** Finds up to `max` posts between two ids with a video but no poster, newest first. */
export async function findPostIdsWithoutPoster(
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

/** Returns false when the post is deleted or already has a poster. */
export async function setPoster(
  trx: Database,
  id: string,
  { name, placeholder }: { name: string; placeholder: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('post')
    .set({ video_poster: name, video_poster_placeholder: placeholder })
    .where('id', '=', id)
    .where('video_poster', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
