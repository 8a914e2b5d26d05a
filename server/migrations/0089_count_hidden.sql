-- How many rows of a counter above a thousand are those of accounts hidden from a viewer who hides too many to list them. Rows
-- of accounts that are not active are in no counter, so the status of the hidden does not matter. A function, because
-- PostgreSQL sets up each scan of a subquery for every page, though hardly any page has such a counter.
create function count_hidden(of_table text, id uuid, viewer uuid) returns int
language plpgsql stable as $$
declare
  hidden uuid[] := array(
    select blocked_id from block where blocker_id = viewer union select blocker_id from block where blocked_id = viewer
  );
begin
  -- Each is one lookup per hidden account; the offset keeps PostgreSQL from reading all rows of something popular instead.
  case of_table
    when 'post_like' then
      return (select count(*) from unnest(hidden) other (id) cross join lateral (
        select from post_like where post_id = count_hidden.id and account_id = other.id and uncounted is null offset 0
      ) row);
    when 'comment' then
      return (select count(*) from unnest(hidden) other (id) cross join lateral (
        select from comment where post_id = count_hidden.id and author_id = other.id and uncounted is null offset 0
      ) row);
    when 'share' then
      return (select count(*) from unnest(hidden) other (id) cross join lateral (
        select from post where shared_post_id = count_hidden.id and author_id = other.id and uncounted is null offset 0
      ) row);
    when 'comment_like' then
      return (select count(*) from unnest(hidden) other (id) cross join lateral (
        select from comment_like where comment_id = count_hidden.id and account_id = other.id and uncounted is null offset 0
      ) row);
    when 'follower' then
      return (select count(*) from unnest(hidden) other (id) cross join lateral (
        select from follow where followed_id = count_hidden.id and follower_id = other.id and follower_uncounted is null offset 0
      ) row);
    when 'followed' then
      return (select count(*) from unnest(hidden) other (id) cross join lateral (
        select from follow where follower_id = count_hidden.id and followed_id = other.id and followed_uncounted is null offset 0
      ) row);
  end case;
end $$;
