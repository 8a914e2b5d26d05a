import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'

interface ImageOfAccount {
  name: string
  account_id: string
}

/** Finds stored images without a placeholder, ordered by name, after the given one. */
export function findWithoutPlaceholder(
  db: Database,
  after: string | null,
  max: number,
): Promise<ImageOfAccount[]> {
  return db
    .selectFrom('upload')
    .select(['name', 'account_id'])
    .where('placeholder', 'is', null)
    .where('ready_at', 'is not', null)
    .where('name', 'like', '%.jpg')
    .$if(after !== null, (query) => query.where('name', '>', after!))
    .orderBy('name')
    .limit(max)
    .execute()
}

/** Stores an image's placeholder in its row and in the rows that show it. Those are found by their owner, which is indexed. */
export async function setPlaceholder(
  db: Database,
  { name, account_id }: ImageOfAccount,
  placeholder: string,
): Promise<void> {
  await sql`
    with
      of_upload as (update upload set placeholder = ${placeholder} where name = ${name}),
      of_cover as (
        update account set cover_placeholder = ${placeholder} where id = ${account_id} and cover_image = ${name}
      ),
      of_poster as (
        update post set video_poster_placeholder = ${placeholder}
        where author_id = ${account_id} and video_poster = ${name}
      ),
      of_message as (update message_file set placeholder = ${placeholder} where name = ${name})
    update post_file set placeholder = ${placeholder} where author_id = ${account_id} and name = ${name}`.execute(
    db,
  )
}
