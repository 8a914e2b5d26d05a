-- Hashtags are found by other rules (P-posts-26), and ñ is a letter of its own. A handler of the outbox writes those of existing
-- posts again; programs from before this migration leave the event to it.
insert into outbox_event (type, payload)
  select 'post.hashtags_outdated', jsonb_build_object('before', null) where exists (select from post);
