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

export const profilePhotos: Subject = {
  name: 'Photos of a profile',
  call: ({ personId }) => ({
    method: 'GET',
    path: contract.getUserFiles.path.replace('{profile}', personId).replace('{type}', 'PHOTO'),
  }),
  statement: `
    select file.*, post.description, post_count.likes, mine.post_id is not null as reacted
    from (
      select * from post_file where author_id = $2 and type = 'PHOTO' order by id desc limit 20
    ) file
    join post on post.id = file.post_id join post_count on post_count.post_id = post.id
    left join post_like mine on mine.post_id = post.id and mine.account_id = $1
    order by file.id desc`,
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
