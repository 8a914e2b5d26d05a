import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { ProfileFacts } from '../../platform/database/schema.ts'

/** Facts as they are stored; the showreel only while it is a post of that account with a video. */
export type FactsRow = Omit<Selectable<ProfileFacts>, 'account_id' | 'showreel_post_id'> & {
  showreel_id: string | null
  showreel_video: string | null
}

// Written out: composing it for each profile that is read would cost more than the query.
const selection = sql`
  select skills, skills_audience, languages, languages_audience, credits, credits_audience, open_to_offers,
    available_from, travels, availability_audience, height_cm, chest_cm, waist_cm, hips_cm, shoe_eu, hair, eyes,
    measurements_audience, vocal_range, instruments, music_audience, showreel.id as showreel_id,
    showreel.video_id as showreel_video, showreel_audience, representation_name, representation_link,
    representation_audience
  from profile_facts facts
  left join post showreel on showreel.id = facts.showreel_post_id and showreel.author_id = facts.account_id
    and showreel.audience = 'everyone'
    and showreel.video_id is not null
`

/** The facts of an account; undefined when nothing was saved yet. */
export async function findFacts(db: Database, accountId: string): Promise<FactsRow | undefined> {
  const { rows } = await sql<FactsRow>`${selection} where facts.account_id = ${accountId}::uuid`.execute(db)
  return rows[0]
}

/** Column of a query on `account`: a FactsRow as JSON, null when there is none. */
export const factsColumn = sql<FactsRow | null>`(
  select to_json(own) from (${selection} where facts.account_id = account.id) own
)`

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

/** Texts of facts, in a JSON value with their columns: skills, instruments, representation, and each entry of the experience. */
export const listFactTexts = (facts: RawBuilder<unknown>) => sql<string[]>`array(
  select text from (
    select jsonb_array_elements_text(${facts}->'skills') as text
    union all select jsonb_array_elements_text(${facts}->'instruments')
    union all select concat_ws(' · ', ${facts}->>'representation_name', ${facts}->>'representation_link')
    union all select concat_ws(
      ' · ', credit->>'title', credit->>'role', credit->>'place', credit->>'year', credit->>'link'
    ) from jsonb_array_elements(${facts}->'credits') credit
  ) texts where text <> ''
)`

/** The texts of an account's facts that others may see. Column of a query on `account`. */
export const visibleFactTexts = sql<string[]>`(
  select ${listFactTexts(sql`jsonb_build_object(
    'skills', case when skills_audience = 'nobody' then '{}' else skills end,
    'instruments', case when music_audience = 'nobody' then '{}' else instruments end,
    'representation_name', case when representation_audience = 'nobody' then null else representation_name end,
    'representation_link', case when representation_audience = 'nobody' then null else representation_link end,
    'credits', case when credits_audience = 'nobody' then '[]' else credits end
  )`)} from profile_facts where account_id = account.id
)`

/** Locks an account's facts and returns the columns with their texts; null when there are no texts. */
export async function lockFactTexts(trx: Database, accountId: string) {
  const facts = await trx
    .selectFrom('profile_facts')
    .select(['skills', 'instruments', 'representation_name', 'representation_link', 'credits'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!facts) return null
  const lists = [facts.skills, facts.instruments, facts.credits as unknown[]]
  return lists.some(({ length }) => length > 0) || facts.representation_name ? facts : null
}

/** Clears what `listFactTexts` lists; everything else of the facts stays. */
export async function clearFactTexts(trx: Database, accountId: string): Promise<void> {
  await trx
    .updateTable('profile_facts')
    .set({ skills: [], instruments: [], representation_name: null, representation_link: null, credits: '[]' })
    .where('account_id', '=', accountId)
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
