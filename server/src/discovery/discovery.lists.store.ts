/** Which people a list holds, and how many: queries for discovery.people.store.ts. */
import { limits } from '@brilla/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import { type Caller, visibleListed } from '../access/index.ts'

/** A list of people as its reader sees it, in its order; pages and the count are cut out of it. */
export interface PeopleList {
  rows: RawBuilder<{ id: string }>
  /** The same rows in no order, where ordering them costs. */
  counted?: RawBuilder<unknown>
  /** Past so many it ends. */
  max: number
}

export type AboutOwn = 'own' | 'other' | undefined

const ownCategories = (caller: Caller) =>
  sql`select category_id from account_category where account_id = ${caller.accountId}`

/** Of the caller's categories, or of none of them (P-discovery-5). */
function inOwn(caller: Caller, about: AboutOwn) {
  if (about === undefined) return sql`true`
  const shared = sql`exists (
    select from account_category theirs
    where theirs.account_id = listed.account_id and theirs.category_id in (${ownCategories(caller)})
  )`
  return about === 'own' ? shared : sql`not ${shared}`
}

/** P-discovery-2. */
export function featuredFor(caller: Caller, about: AboutOwn): PeopleList {
  return {
    max: limits.featuredMax,
    rows: sql`
      select listed.account_id as id
      from featured join talent_listing listed on listed.account_id = featured.account_id
      where listed.category_id = 0 and listed.complete
        and ${visibleListed(caller, 'listed.account_id')} and ${inOwn(caller, about)}
      order by featured.rank
    `,
  }
}

/** The newest complete profiles (P-discovery-3). */
export function recentFor(caller: Caller, about: AboutOwn): PeopleList {
  return {
    max: limits.listedPeopleMax,
    rows: sql`
      select listed.account_id as id from talent_listing listed
      where listed.category_id = 0 and listed.complete
        and ${visibleListed(caller, 'listed.account_id')} and ${inOwn(caller, about)}
      order by listed.account_id desc
    `,
  }
}

/** A category's talents, 0 for everybody's; complete profiles first, then the newest. */
export function categoryFor(caller: Caller, categoryId: number, country: string | undefined): PeopleList {
  const there = country === undefined ? sql`true` : sql`listed.country = ${country}`
  return {
    max: limits.listedPeopleMax,
    rows: sql`
      select listed.account_id as id from talent_listing listed
      where listed.category_id = ${sql.lit(categoryId)} and ${there}
        and ${visibleListed(caller, 'listed.account_id')}
      order by listed.complete desc, listed.account_id desc
    `,
  }
}

/** The talents whom somebody follows, the latest first. */
export function followedFor(caller: Caller): PeopleList {
  return {
    max: limits.listedPeopleMax,
    rows: sql`
      select listed.account_id as id
      from follow join talent_listing listed on listed.category_id = 0 and listed.account_id = follow.followed_id
      where follow.follower_id = ${caller.accountId} and ${visibleListed(caller, 'listed.account_id')}
      order by follow.created_at desc, listed.account_id desc
    `,
  }
}

/** Of so many newest in each category, and in the country, are the most similar chosen. */
const lookedAt = sql.lit(200)

/**
 * Shared categories first, then country and city (P-discovery-4). The city
 * of someone under 18 is nobody's to know, so it makes nobody similar (P-minors-7).
 */
export function similarFor(caller: Caller, today: Date): PeopleList {
  const adultSince = sql`(${today}::date - make_interval(years => ${sql.lit(limits.ageAdult)}))`
  const candidates = (where: RawBuilder<unknown>) => sql`(
    select listed.account_id from talent_listing listed
    where ${where} and listed.account_id <> ${caller.accountId} and ${visibleListed(caller, 'listed.account_id')}
      and not exists (
        select from follow where follower_id = ${caller.accountId} and followed_id = listed.account_id
      )
    order by listed.complete desc, listed.account_id desc limit ${lookedAt}
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
      join talent_listing listed on listed.category_id = 0 and listed.account_id = candidate.account_id
      cross join me
      left join lateral (
        select count(*) as n from account_category theirs
        where theirs.account_id = account.id and theirs.category_id in (${ownCategories(caller)})
      ) shared on true
      order by shared.n desc, account.country = me.country desc,
        coalesce(
          account.country = me.country and account.birthdate <= ${adultSince}
            and fold_text(account.city) = me.city, false
        ) desc,
        listed.complete desc, account.id desc
    `,
  }
}
