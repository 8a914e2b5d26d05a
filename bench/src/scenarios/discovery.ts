import { contract } from '@brilla/contract'
import type { Scenario } from './scenario.ts'

/** A word and the first digit of another, as while typing: matches about a hundred people. */
const getQuery = (profileId: string) => `persona ${1 + (Number.parseInt(profileId.slice(-4), 16) % 9)}`

export const search: Scenario = {
  name: 'Search people',
  createRequest: ({ profileId }) => ({
    method: 'GET',
    path: `${contract.searchPeople.path}?${new URLSearchParams({ q: getQuery(profileId) }).toString()}`,
  }),
  // The facets are part of the answer.
  statement: `
    with found as materialized (
      select account_id, country, city, categories, birthdate, type, skills, languages from discovery
      where words @@ to_tsquery('simple', replace($2, ' ', ':* & ') || ':*') limit 1200
    )
    select total.*, card.* from (
      select (select count(*) from found) as count, (
        select json_agg(facets) from (
          select 'country' as facet, country as value, count(*) from found group by 2
          union all select 'category', id::text, count(*) from found, unnest(categories) id group by 2
          union all select 'city', city, count(*) from found group by 2
          union all select 'age', (extract(year from age(birthdate))::int / 10)::text, count(*) from found group by 2
          union all select 'type', type, count(*) from found group by 2
          union all select 'skill', skill, count(*) from found, unnest(skills) skill group by 2
          union all select 'language', code, count(*) from found, unnest(languages) code group by 2
        ) facets
      ) as facets
    ) total, (
      select account.id, account.full_name, account.profile_url, account.profile_image, account.cover_image, account.type,
        account.city, account.country, account.birthdate,
        array(select category_id from account_category where account_id = account.id) as categories,
        mine.followed_id is not null as followed
      from (select account_id from found limit 12) page join account on account.id = page.account_id
      left join follow mine on mine.follower_id = $1 and mine.followed_id = account.id
    ) card`,
  getParameter: ({ profileId }) => getQuery(profileId),
}
