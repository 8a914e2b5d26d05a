/** Test helpers for discoverable people. */
import { sql } from 'kysely'
import type { TestPerson, TestServer } from '../../testing.ts'

interface About {
  categories?: number[]
  biography?: string
  photo?: boolean
  country?: string
  city?: string
  birthdate?: string
}

/** Completes a person's profile with defaults that `about` overrides. */
export async function complete(server: TestServer, person: TestPerson, about: About = {}): Promise<void> {
  const { categories = [2], biography = 'Estoy aquí.', photo = true } = about
  const { country = 'MX', city = 'Mérida', birthdate = '1995-04-12' } = about
  await server.context.db
    .updateTable('account')
    .set({ biography, country, city, birthdate, profile_image: photo ? `${person.id}.jpg` : null })
    .where('id', '=', person.id)
    .execute()
  for (const categoryId of categories) {
    await server.call('subscribeCategory', { token: person.token, body: { categoryId } })
  }
  await server.eventsHandled()
}

/** Finds discovery rows that are inconsistent with their accounts; empty when all are consistent. */
export async function findInconsistentRows({ context }: TestServer): Promise<unknown[]> {
  const { rows } = await sql`
    with listed as (
      select account.id, category.id as category, account.country,
        account.profile_image is not null and account.biography <> ''
          and exists (select from account_category where account_id = account.id) as complete
      from account
      cross join lateral (
        select 0 as id union all select category_id from account_category where account_id = account.id
      ) category
      where type = 'talento' and status = 'active' and email_confirmed_at is not null
    ), stored as (select account_id, category_id::int, country, complete from talent_listing)
    (select * from listed except select account_id, category_id, country, complete from stored)
    union all
    (select account_id, category_id, country, complete from stored except select * from listed)
    union all
    (select account_id, 0, null, complete from discovery
      except select account.id, 0, null, discovery.complete from account join discovery on account_id = account.id
        where status = 'active' and account.type is not null and email_confirmed_at is not null)
  `.execute(context.db)
  return rows
}
