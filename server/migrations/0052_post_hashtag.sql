-- The hashtags of posts (P-posts-26), without case and accents. Post ids are UUIDv7, so that the primary key is in the order
-- of the list.
create table post_hashtag (
  tag text not null,
  post_id uuid not null references post on delete cascade,
  primary key (tag, post_id)
);
create index post_hashtag_post on post_hashtag (post_id);

-- Existing posts are read in batches by a handler of the outbox. Programs from before this migration leave the event to it.
insert into outbox_event (type, payload)
  select 'post.hashtags_missing', jsonb_build_object('before', null) where exists (select from post);
