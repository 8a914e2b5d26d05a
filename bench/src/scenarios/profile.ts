import { contract } from '@brilla/contract'
import { selectPosts } from './post-rows.ts'
import type { Scenario } from './scenario.ts'

export const profile: Scenario = {
  name: 'Profile',
  createRequest: ({ profileId }) => ({
    method: 'GET',
    path: contract.getProfile.path.replace('{id}', profileId),
  }),
  statement: `
    select account.*, array(select category_id from account_category where account_id = account.id) as categories,
      exists (select from follow where follower_id = $1 and followed_id = account.id) as followed,
      (select to_json(facts) from profile_facts facts where facts.account_id = account.id) as facts
    from account where id = $2`,
  getParameter: ({ profileId }) => profileId,
}

export const profilePosts: Scenario = {
  name: 'Posts of a profile',
  createRequest: ({ profileId }) => ({
    method: 'GET',
    path: contract.getUserPosts.path.replace('{profile}', profileId),
  }),
  statement: selectPosts(
    'select id from post where author_id = $2 order by id desc limit 10',
    'account.posts_count',
  ),
  getParameter: ({ profileId }) => profileId,
}
