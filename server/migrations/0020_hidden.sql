-- Indexes for finding a hidden account's comments and shares within a page of posts.
drop index comment_author;
create index comment_author on comment (author_id, post_id);
drop index post_shares;
create index post_shares on post (shared_post_id, author_id) where shared_post_id is not null;
-- Hidden accounts. A small table, so that list queries can read all of it.
create index account_unseen on account (id) where status <> 'active';
