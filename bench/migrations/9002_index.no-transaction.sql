drop index concurrently if exists bench_post_like_created;
create index concurrently bench_post_like_created on post_like (created_at, post_id);
