create table comment (
  id uuid primary key,
  post_id uuid not null references post on delete cascade,
  author_id uuid not null references account on delete cascade,
  text text not null,
  likes_count integer not null default 0,
  created_at timestamptz not null
);
create index comment_post on comment (post_id, id);
create index comment_author on comment (author_id);
