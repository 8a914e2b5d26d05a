-- The newest comments of an account, for the desk (P-moderation-18), and all of them in order, for the export.
drop index concurrently if exists comment_author_newest;
create index concurrently comment_author_newest on comment (author_id, id);
