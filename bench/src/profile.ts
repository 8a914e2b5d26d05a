import { contract } from '@brilla/contract'
import { postRows } from './rows.ts'
import type { Subject } from './subject.ts'

export const profile: Subject = {
  name: 'Profile',
  call: ({ personId }) => ({ method: 'GET', path: contract.getProfile.path.replace('{id}', personId) }),
  statement: `
    select account.*, array(select category_id from account_category where account_id = account.id) as categories,
      exists (select from follow where follower_id = $1 and followed_id = account.id) as followed
    from account where id = $2`,
  about: ({ personId }) => personId,
}

export const profilePosts: Subject = {
  name: 'Posts of a profile',
  call: ({ personId }) => ({
    method: 'GET',
    path: contract.getUserPosts.path.replace('{profile}', personId),
  }),
  statement: postRows('select id from post where author_id = $2 order by id desc limit 10'),
  about: ({ personId }) => personId,
}
