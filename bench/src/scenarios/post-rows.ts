/** SELECT list of a post, its author and what the reader has done with it; requires `joins`. */
const columns = `
  post.id, post.kind, post.title, post.description, post.language, post.category_id, post.video_id, post.video_portrait, post.video_poster,
  post.video_poster_placeholder, post.shared_post_id, post.created_at, post.edited_at, post.pinned_at,
  account.id as author, account.full_name, account.profile_url, account.profile_image, account.type, account.verified,
  account.city, account.birthdate, account.city_audience,
  array(select category_id from account_category where account_id = account.id) as categories,
  post_count.likes, post_count.comments, post_count.shares,
  mine.post_id is not null as reacted, saved.post_id is not null as saved,
  case when post_count.comments > 0 then (
    select json_agg(first) from (
      select comment.id, comment.post_id, comment.reply_to, comment.text, comment.language, comment.created_at,
        comment.edited_at, comment.likes_count, own.comment_id is not null as reacted, author.id as author,
        author.full_name, author.profile_url, author.profile_image, author.type, author.verified
      from comment join account author on author.id = comment.author_id
      left join comment_like own on own.comment_id = comment.id and own.account_id = $1
      where comment.post_id = post.id order by comment.id limit 3
    ) first
  ) end as first_comments,
  case when post.kind in ('photos', 'documents') then (
    select json_agg(file order by position) from (
      select id, type, name, filename, alt, width, height, placeholder, bytes, created_at, position
      from post_file where post_id = post.id
    ) file
  ) end as files`

const joins = `
  join account on account.id = post.author_id
  join post_count on post_count.post_id = post.id
  left join post_like mine on mine.post_id = post.id and mine.account_id = $1
  left join saved_post saved on saved.post_id = post.id and saved.account_id = $1`

/**
 * SQL for everything that a response shows of posts, in one statement; `$1` is the reader. `total` is an expression for
 * the number of posts of the list, where the response has it.
 */
export const selectPosts = (ids: string, total = 'null') => `
  select ${columns}, ${total} as total from (${ids}) page join post on post.id = page.id ${joins}
  order by post.id desc`
