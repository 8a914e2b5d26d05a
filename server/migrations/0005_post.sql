-- Posts. Ids are UUIDv7, so their order is the order of creation and every list is read along the primary key.
create table post (
  id uuid primary key,
  author_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('text', 'photos', 'video', 'documents', 'share')),
  title text not null default '',
  description text not null,
  category_id smallint not null,
  video_id text,
  -- The original of a share. Not a foreign key, because it is kept when the original is deleted (P-posts-14).
  shared_post_id uuid,
  idempotency_key text,
  created_at timestamptz not null,
  unique (author_id, idempotency_key)
);
create index post_author on post (author_id, id desc);
create index post_shares on post (shared_post_id) where shared_post_id is not null;

create table post_file (
  id uuid primary key,
  post_id uuid not null references post on delete cascade,
  position smallint not null,
  type text not null check (type in ('PHOTO', 'FILE')),
  -- The upload's name in the storage.
  name text not null,
  filename text not null,
  alt text not null default '',
  width integer,
  height integer,
  bytes integer,
  created_at timestamptz not null,
  unique (post_id, position)
);

-- A table of its own, so that updating the counters of a popular post rewrites one narrow row in place.
create table post_count (
  post_id uuid primary key references post on delete cascade,
  likes integer not null default 0,
  comments integer not null default 0,
  shares integer not null default 0
) with (fillfactor = 50);
