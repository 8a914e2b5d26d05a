drop index concurrently if exists post_pinned;
create index concurrently post_pinned on post (author_id) where pinned_at is not null;
