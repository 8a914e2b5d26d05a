-- Who wrote the post above a reported comment: its text is erased with that account (P-moderation-9). Not a reference,
-- because the row stays.
alter table evidence add column post_author_id uuid;
update evidence set post_author_id = post.author_id from post
where evidence.content ->> 'comment' is not null and post.id = (evidence.content #>> '{post,id}')::uuid;
-- The author of a post that is gone is unknown.
update evidence set content = jsonb_set(content, '{post}', 'null')
where content ->> 'comment' is not null and post_author_id is null;
create index evidence_post_author on evidence (post_author_id) where post_author_id is not null;
