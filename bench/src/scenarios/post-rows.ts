/** SQL for everything that a page of posts shows, in one statement; `$1` is the reader. */
export const selectPosts = (ids: string) => `
  select post.id, post.kind, post.title, post.description, post.category_id, post.video_id, post.created_at,
    account.id as author, account.full_name, account.profile_url, account.profile_image, account.type,
    post_count.likes, post_count.comments, post_count.shares, mine.post_id is not null as reacted,
    case when post_count.comments > 0 then (
      select json_agg(first) from (
        select comment.id, comment.text, comment.created_at, comment.likes_count, author.id as author,
          author.full_name, author.profile_url, author.profile_image, author.type
        from comment join account author on author.id = comment.author_id
        where comment.post_id = post.id order by comment.id limit 3
      ) first
    ) end as first_comments,
    case when post.kind in ('photos', 'documents') then (
      select json_agg(file order by position) from (
        select id, type, name, filename, alt, width, height, bytes, created_at, position
        from post_file where post_id = post.id
      ) file
    ) end as files
  from (${ids}) page join post on post.id = page.id join account on account.id = post.author_id
  join post_count on post_count.post_id = post.id
  left join post_like mine on mine.post_id = post.id and mine.account_id = $1
  order by post.id desc`
