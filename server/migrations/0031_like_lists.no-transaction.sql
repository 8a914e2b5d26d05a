-- Who liked, newest like first (P-posts-28).
drop index concurrently if exists post_like_newest;
create index concurrently post_like_newest on post_like (post_id, created_at, account_id);
drop index concurrently if exists comment_like_newest;
create index concurrently comment_like_newest on comment_like (comment_id, created_at, account_id);
