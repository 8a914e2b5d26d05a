-- What a few people whom a reader does not see wrote under a page's posts is found by both, however much either has.
drop index comment_author;
create index comment_author on comment (author_id, post_id);
drop index post_shares;
create index post_shares on post (shared_post_id, author_id) where shared_post_id is not null;
-- Those whose posts nobody sees: few, and looked up whole where a list is skipped into.
create index account_unseen on account (id) where status <> 'active';
