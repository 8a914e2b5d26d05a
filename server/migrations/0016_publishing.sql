-- When a text was last edited (P-posts-11).
alter table post add column edited_at timestamptz;
alter table comment add column edited_at timestamptz;

create table comment_like (
  comment_id uuid not null references comment on delete cascade,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (comment_id, account_id)
);
create index comment_like_account on comment_like (account_id);

-- The owner, so that the photos and documents of an account are read along one index; deleted with the post.
alter table post_file add column author_id uuid;
update post_file set author_id = (select author_id from post where post.id = post_file.post_id);
alter table post_file alter column author_id set not null;
create index post_file_author on post_file (author_id, type, id desc);
create index post_video on post (author_id, id desc) where video_id is not null;

-- Posters of videos, which are stored here (P-posts-10); the name as in /resize.
alter table post add column video_poster text;
alter table upload drop constraint upload_use_check;
alter table upload add check (use in ('profile', 'cover', 'photo', 'document', 'poster'));
