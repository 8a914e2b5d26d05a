-- Rows of a deactivated or suspended account are not included in counters. The counters are adjusted in batches after
-- the status has changed: `uncounted` marks rows that are already subtracted. Null means counted, and takes no space.
alter table post_like add column uncounted boolean;
alter table comment_like add column uncounted boolean;
alter table comment add column uncounted boolean;
-- For a share: not in the share counter of the original.
alter table post add column uncounted boolean;
-- Not in the followers_count of the followed account, because the follower is hidden.
alter table follow add column follower_uncounted boolean;
-- Not in the following_count of the follower, because the followed account is hidden.
alter table follow add column followed_uncounted boolean;

update post_like set uncounted = true from account where account.id = account_id and status <> 'active';
update comment_like set uncounted = true from account where account.id = account_id and status <> 'active';
update comment set uncounted = true from account where account.id = author_id and status <> 'active';
update post set uncounted = true from account
  where account.id = author_id and status <> 'active' and shared_post_id is not null;
update follow set follower_uncounted = true from account where account.id = follower_id and status <> 'active';
update follow set followed_uncounted = true from account where account.id = followed_id and status <> 'active';
