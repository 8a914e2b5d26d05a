import { sql, type Updateable } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import type { ProfileFacts } from '../platform/database/schema.ts'

/** Finds the facts of an account; the showreel only while it is a post of that account with a video. */
export function findFacts(db: Database, accountId: string) {
  return db
    .selectFrom('profile_facts')
    .leftJoin('post as showreel', (join) =>
      join
        .onRef('showreel.id', '=', 'profile_facts.showreel_post_id')
        .onRef('showreel.author_id', '=', 'profile_facts.account_id')
        .on('showreel.video_id', 'is not', null),
    )
    .select([
      'skills',
      'skills_audience',
      'languages',
      'languages_audience',
      'credits',
      'credits_audience',
      'open_to_offers',
      'available_from',
      'travels',
      'availability_audience',
      'height_cm',
      'chest_cm',
      'waist_cm',
      'hips_cm',
      'shoe_eu',
      'hair',
      'eyes',
      'measurements_audience',
      'vocal_range',
      'instruments',
      'music_audience',
      'showreel.id as showreel_id',
      'showreel.video_id as showreel_video',
      'showreel_audience',
      'representation_name',
      'representation_link',
      'representation_audience',
    ])
    .where('profile_facts.account_id', '=', accountId)
    .executeTakeFirst()
}

export type FactsRow = NonNullable<Awaited<ReturnType<typeof findFacts>>>

/** Sets columns of an account's facts; undefined ones stay unchanged. */
export async function saveFacts(
  trx: Database,
  accountId: string,
  changed: Updateable<ProfileFacts>,
): Promise<void> {
  const columns = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  if (Object.keys(columns).length === 0) return
  await trx
    .insertInto('profile_facts')
    .values({ ...columns, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

/** Whether it is a post of this account with a video. */
export async function isOwnVideo(db: Database, accountId: string, postId: string): Promise<boolean> {
  const found = await db
    .selectFrom('post')
    .select('id')
    .where('id', '=', postId)
    .where('author_id', '=', accountId)
    .where('video_id', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The facts of an account for its data export (P-export-1): a row for each part. */
export function selectFacts(db: Database, accountId: string) {
  return db
    .selectFrom('profile_facts as facts')
    .innerJoinLateral(
      sql<{ fact: string; audience: string; value: unknown }>`(values
        ('skills', facts.skills_audience, to_jsonb(facts.skills)),
        ('languages', facts.languages_audience, facts.languages),
        ('credits', facts.credits_audience, facts.credits),
        ('availability', facts.availability_audience, jsonb_build_object(
          'open', facts.open_to_offers, 'from', facts.available_from, 'travels', facts.travels
        )),
        ('measurements', facts.measurements_audience, jsonb_build_object(
          'heightCm', facts.height_cm, 'chestCm', facts.chest_cm, 'waistCm', facts.waist_cm,
          'hipsCm', facts.hips_cm, 'shoeEu', facts.shoe_eu, 'hair', facts.hair, 'eyes', facts.eyes
        )),
        ('music', facts.music_audience, jsonb_build_object(
          'vocalRange', facts.vocal_range, 'instruments', facts.instruments
        )),
        ('showreel', facts.showreel_audience, jsonb_build_object('postId', facts.showreel_post_id)),
        ('representation', facts.representation_audience, jsonb_build_object(
          'name', facts.representation_name, 'link', facts.representation_link
        ))
      )`.as<'part'>(sql`part (fact, audience, value)`),
      (join) => join.onTrue(),
    )
    .select(['part.fact', 'part.audience', 'part.value'])
    .where('facts.account_id', '=', accountId)
}
