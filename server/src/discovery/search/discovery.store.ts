/** Queries of the lists of people. */
import { getDateAnywhereOnEarth } from '@brilla/contract/accounts/age'
import type { RosterOrder } from '@brilla/contract/discovery/roster-orders'
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { getAllowedAudiences } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import { isNotHidden, visibleAccount } from '../../accounts/visibility/index.ts'
import { nameContains, type PersonRow } from '../../people/follow/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { serverLimits } from '../../platform/server-limits.ts'

/** A list of people as the caller sees it; pages and the count are derived from it. */
export interface PeopleListQuery {
  /** Query for all ids in list order. */
  rows: RawBuilder<{ id: string }>
  /** Maximum length of the list. */
  max: number
}

/** Query for a PersonRow and `place` of each row of `page`, a query of `id` and `place`, whom the caller may see. */
export const selectPersonRows = (caller: Caller, page: RawBuilder<unknown>) => sql`
  select account.id, account.full_name, account.profile_url, account.profile_image, account.cover_image,
    account.cover_placeholder, account.type, account.city, account.country, account.birthdate,
    account.city_audience, account.verified,
    array(select category_id from account_category where account_id = account.id order by 1) as categories,
    mine.followed_id is not null as followed, page.place
  from (${page}) page
  join account on account.id = page.id
  left join follow mine on mine.follower_id = ${caller.accountId} and mine.followed_id = account.id
  where ${visibleAccount(caller)}
`

/** Loads one page of a list and the total number of people in one statement. */
export async function findPeoplePage(
  db: Database,
  caller: Caller,
  { rows: list, max }: PeopleListQuery,
  { offset, size }: { offset: number; size: number },
): Promise<{ people: PersonRow[]; count: number }> {
  // The limit is a literal: for a limit given as a parameter PostgreSQL plans with a tenth of the table.
  const limitOffset =
    offset === 0
      ? sql`limit ${sql.lit(size)}`
      : sql`limit ${Math.max(0, Math.min(size, max - offset))}::bigint offset ${offset}::bigint`
  const { rows } = await sql<PersonRow & { count: number }>`
    select total.count, person.* from
      (select count(*) from (select from (${list}) rows limit ${sql.lit(max)}) counted) total
      left join lateral (
        ${selectPersonRows(caller, sql`select id, row_number() over () as place from (${list} ${limitOffset}) rows`)}
      ) person on true
    order by person.place
  `.execute(db)
  return { people: rows.filter(({ id }) => id !== null), count: rows[0]!.count }
}

/** What makes others similar to somebody. */
export interface Traits {
  categories: number[]
  city: string
  country: string
}

/** Finds the caller's own traits, for comparing them with those of others. */
export async function findOwnTraits(db: Database, caller: Caller): Promise<Traits> {
  const { rows } = await sql<Traits>`
    select city, country,
      array(select category_id from account_category where account_id = account.id order by 1) as categories
    from account where id = ${caller.accountId}
  `.execute(db)
  return rows[0] ?? { city: '', country: '', categories: [] }
}

export type CategoryScope = 'own' | 'other' | undefined

const ownCategories = (caller: Caller) =>
  sql`select category_id from account_category where account_id = ${caller.accountId}`

/** Restricts to people in the caller's categories, or in none of them (P-discovery-5). */
function inCategoryScope(caller: Caller, about: CategoryScope) {
  if (about === undefined) return sql`true`
  const shared = sql`exists (
    select from account_category theirs
    where theirs.account_id = listed.account_id and theirs.category_id in (${ownCategories(caller)})
  )`
  return about === 'own' ? shared : sql`not ${shared}`
}

/** Complete profiles that may be recommended to the caller: not their own, and not hidden from them (P-discovery-11). */
const canBeRecommended = (caller: Caller) => sql<boolean>`(
  listed.complete and listed.account_id <> ${caller.accountId} and ${isNotHidden(caller, 'listed.account_id')}
)`

/** Featured people (P-discovery-2). */
export function buildFeaturedQuery(caller: Caller, about: CategoryScope): PeopleListQuery {
  return {
    max: serverLimits.featuredMax,
    rows: sql`
      select listed.account_id as id
      from featured join talent_listing listed on listed.account_id = featured.account_id
      where listed.category_id = 0 and ${canBeRecommended(caller)} and ${inCategoryScope(caller, about)}
      order by featured.rank
    `,
  }
}

/** The newest complete profiles (P-discovery-3). */
export function buildRecentQuery(caller: Caller, about: CategoryScope): PeopleListQuery {
  return {
    max: limits.listedPeopleMax,
    rows: sql`
      select listed.account_id as id from talent_listing listed
      where listed.category_id = 0 and ${canBeRecommended(caller)} and ${inCategoryScope(caller, about)}
      order by listed.account_id desc
    `,
  }
}

/** The talents of a category, or of all with id 0; complete profiles first, then newest first. */
export function buildCategoryQuery(
  caller: Caller,
  categoryId: number,
  country: string | undefined,
): PeopleListQuery {
  const inCountry = country === undefined ? sql`true` : sql`listed.country = ${country}`
  return {
    max: limits.listedPeopleMax,
    rows: sql`
      select listed.account_id as id from talent_listing listed
      where listed.category_id = ${sql.lit(categoryId)} and ${inCountry}
        and ${isNotHidden(caller, 'listed.account_id')}
      order by listed.complete desc, listed.account_id desc
    `,
  }
}

const rosterOrderings: Record<RosterOrder, RawBuilder<unknown>> = {
  recent: sql`follow.created_at desc`,
  name: sql`fold_text(account.full_name)`,
  active: sql`(select id from post where author_id = account.id order by id desc limit 1) desc nulls last`,
}

/** The talents the caller follows; `q` is a part of their names, empty for no filter. */
export function buildFollowedTalentsQuery(
  caller: Caller,
  { q, order }: { q: string; order: RosterOrder },
): PeopleListQuery {
  return {
    max: limits.listedPeopleMax,
    rows: sql`
      select listed.account_id as id
      from follow join talent_listing listed on listed.category_id = 0 and listed.account_id = follow.followed_id
      join account on account.id = listed.account_id
      where follow.follower_id = ${caller.accountId} and ${isNotHidden(caller, 'listed.account_id')}
        and ${nameContains(q)}
      order by ${rosterOrderings[order]}, listed.account_id desc
    `,
  }
}

/** Number of newest people per category and country that are ranked by similarity. */
const candidatesPerGroup = sql.lit(200)

/**
 * Complete profiles ranked by shared categories, then country and city (P-discovery-4). Cities that the caller does not see are ignored,
 * because the ranking would reveal them (P-minors-7).
 */
export function buildSimilarQuery(caller: Caller, today: Date): PeopleListQuery {
  const adultSince = sql`(${getDateAnywhereOnEarth(today)}::date - make_interval(years => ${sql.lit(limits.ageAdult)}))`
  const candidates = (where: RawBuilder<unknown>) => sql`(
    select listed.account_id from talent_listing listed
    where ${where} and ${canBeRecommended(caller)}
      and not exists (
        select from follow where follower_id = ${caller.accountId} and followed_id = listed.account_id
      )
    order by listed.account_id desc limit ${candidatesPerGroup}
  )`
  return {
    max: limits.listedPeopleMax,
    rows: sql`
      with me as (
        select country, case when birthdate <= ${adultSince} then fold_text(city) end as city
        from account where id = ${caller.accountId}
      ), candidate as (
        select near.account_id from (${ownCategories(caller)}) own
        cross join lateral (
          ${candidates(sql`listed.category_id = own.category_id and listed.country = (select country from me)`)}
          union all ${candidates(sql`listed.category_id = own.category_id`)}
        ) near
        union ${candidates(sql`listed.category_id = 0 and listed.country = (select country from me)`)}
      )
      select account.id from candidate
      join account on account.id = candidate.account_id
      cross join me
      left join lateral (
        select count(*) as n from account_category theirs
        where theirs.account_id = account.id and theirs.category_id in (${ownCategories(caller)})
      ) shared on true
      order by shared.n desc, account.country = me.country desc,
        coalesce(
          account.country = me.country and account.birthdate <= ${adultSince}
            and account.city_audience = any(${getAllowedAudiences(caller.type)})
            and fold_text(account.city) = me.city, false
        ) desc,
        account.id desc
    `,
  }
}
