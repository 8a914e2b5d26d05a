-- The comment of the same post that a comment replies to (P-comments-8). Not a foreign key: a reply stays when that comment
-- is deleted, and nothing has to look for its replies then.
alter table comment add column reply_to uuid;
