import { contract } from '@brilla/contract'
import { selectPosts } from './post-rows.ts'
import type { Scenario } from './scenario.ts'

export const feed: Scenario = {
  name: "Everyone's feed",
  createRequest: () => ({ method: 'GET', path: contract.getFeed.path }),
  statement: selectPosts(
    'select id from post where $2::text is not null order by id desc limit 10',
    '(select sum(posts) from post_total)',
  ),
  getParameter: () => 'everyone',
}

export const followedFeed: Scenario = {
  name: 'Followed feed',
  createRequest: () => ({ method: 'GET', path: `${contract.getFeed.path}?filter=agencia` }),
  statement: selectPosts(
    `select recent.id from follow cross join lateral (
      select id from post where author_id = follow.followed_id order by id desc limit 10
    ) recent
    where follow.follower_id = $1 and $2::text is not null order by recent.id desc limit 10`,
    `(
      select sum(followed.posts_count) from follow join account followed on followed.id = follow.followed_id
      where follow.follower_id = $1
    )`,
  ),
  getParameter: () => 'followed',
}

export const onePost: Scenario = {
  name: 'Post with comments',
  createRequest: ({ postId }) => ({ method: 'GET', path: contract.getPost.path.replace('{id}', postId) }),
  statement: selectPosts('select $2::uuid as id'),
  getParameter: ({ postId }) => postId,
}

export const create: Scenario = {
  name: 'Create a post',
  createRequest: () => ({ method: 'POST', path: contract.createPost.path, body: { description: 'Una más' } }),
  statement: `
    with inserted as (
      insert into post (id, author_id, kind, description, category_id, created_at)
      values (uuidv7(), $1, 'text', $2, 1, now()) returning *
    ), counted as (
      insert into post_count (post_id) select id from inserted
    ), mine as (
      update account set posts_count = posts_count + 1 where id = $1
    )
    select inserted.*, account.full_name, account.profile_url, account.profile_image, account.type, account.verified,
      account.city, account.birthdate, account.city_audience,
      array(select category_id from account_category where account_id = account.id) as categories
    from inserted join account on account.id = inserted.author_id`,
  getParameter: () => 'Una más',
  async restore(pool) {
    await pool.query(`
      with deleted as (delete from post where id > '01910000-0000-7000-8000-000000000000' returning author_id)
      update account set posts_count = posts_count - deleted.n
      from (select author_id, count(*) as n from deleted group by author_id) deleted
      where deleted.author_id = account.id`)
    await pool.query(`
      update post_total set posts = case shard when 0 then (
        select sum(posts_count) from account where status <> 'cancelled'
      ) else 0 end`)
    await pool.query('vacuum post, post_count, account, post_total')
  },
}
