import { contract } from '@brilla/contract'
import type { Subject } from './subject.ts'

/** Two words as they are typed, the second begun: a hundred people bear them. */
const asked = (personId: string) => `persona ${1 + (Number.parseInt(personId.slice(-4), 16) % 9)}`

/** People's rows as their cards show them; `$1` is the reader. */
const rows = (ids: string) => `
  select account.id, account.full_name, account.profile_url, account.profile_image, account.cover_image, account.type,
    account.city, account.country, account.birthdate,
    array(select category_id from account_category where account_id = account.id) as categories,
    mine.followed_id is not null as followed
  from (${ids}) page join account on account.id = page.account_id
  left join follow mine on mine.follower_id = $1 and mine.followed_id = account.id`

export const search: Subject = {
  name: 'Search people',
  call: ({ personId }) => ({
    method: 'GET',
    path: `${contract.searchPeople.path}?${new URLSearchParams({ q: asked(personId) }).toString()}`,
  }),
  statement: rows(
    `select account_id from discovery
     where words @@ to_tsquery('simple', replace($2, ' ', ':* & ') || ':*') limit 12`,
  ),
  about: ({ personId }) => asked(personId),
}

export const categoryPeople: Subject = {
  name: 'Talents of a category',
  call: () => ({ method: 'GET', path: contract.getCategoryPeople.path.replace('{id}', 'all') }),
  statement: rows(`
    select account_id from talent_listing where category_id = $2
    order by complete desc, account_id desc limit 12`),
  about: () => '0',
}
