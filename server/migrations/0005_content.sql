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
  -- Hash of the request: the same key with different content is a conflict, not a retry.
  idempotency_hash text,
  -- When its text was last edited (P-posts-11).
  edited_at timestamptz,
  -- The poster of the video, which is stored here (P-posts-10); the name as in /resize.
  video_poster text,
  -- For a share: not in the share counter of the original.
  uncounted boolean,
  video_poster_placeholder text,
  -- When its author pinned it to the top of the profile (P-profiles-18).
  pinned_at timestamptz,
  -- The language of its texts (P-accessibility-10), an ISO 639-1 code: null until it is detected, empty when it is not sure.
  language text,
  -- Whom it has mentioned, also before an edit: no more than ten are notified of one (P-notifications-8).
  mentioned uuid[],
  -- Who sees it: everyone, those who follow its author and whom the author follows (P-minors-13), or until a
  -- moderator has decided its author alone (P-comments-11).
  audience text not null default 'everyone' check (audience in ('everyone', 'mutuals', 'held')),
  -- Whether its video is shown in a portrait frame (P-posts-34); null without a video.
  video_portrait boolean,
  -- Whom its author wants to see it once it is no longer held (P-comments-11); null when it was not held.
  wanted_audience text check (wanted_audience in ('everyone', 'mutuals')),
  unique (author_id, idempotency_key)
);
create index post_author on post (author_id, id desc);
create index post_pinned on post (author_id) where pinned_at is not null;
create index post_shares on post (shared_post_id, author_id) where shared_post_id is not null;
create index post_video on post (author_id, id desc) where video_id is not null;

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
  -- The owner, so that the photos and documents of an account are read along one index; deleted with the post.
  author_id uuid not null,
  placeholder text,
  unique (post_id, position)
);
create index post_file_author on post_file (author_id, type, id desc);

-- A table of its own, so that updating the counters of a popular post rewrites one narrow row in place.
create table post_count (
  post_id uuid primary key references post on delete cascade,
  likes integer not null default 0,
  comments integer not null default 0,
  shares integer not null default 0
) with (fillfactor = 50);

-- The total number of posts, spread over several rows to avoid contention on one counter.
create table post_total (
  shard smallint primary key,
  posts bigint not null default 0
);
insert into post_total (shard) select generate_series(0, 15);

create table post_like (
  post_id uuid not null references post on delete cascade,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  -- Rows of a deactivated or suspended account are not included in counters. The counters are adjusted in batches after the
  -- status has changed: `uncounted` marks rows that are already subtracted. Null means counted, and takes no space.
  uncounted boolean,
  primary key (post_id, account_id)
);
create index post_like_account on post_like (account_id);
-- Who liked, newest like first (P-posts-28).
create index post_like_newest on post_like (post_id, created_at, account_id);
create index post_like_recent on post_like using brin (created_at);

create table comment (
  id uuid primary key,
  post_id uuid not null references post on delete cascade,
  author_id uuid not null references account on delete cascade,
  text text not null,
  likes_count integer not null default 0,
  created_at timestamptz not null,
  edited_at timestamptz,
  uncounted boolean,
  -- A retried request with the same Idempotency-Key returns the first comment (P-comments-9).
  idempotency_key text,
  idempotency_hash text,
  -- The comment of the same post that a comment replies to (P-comments-8). Not a foreign key: a reply stays when that comment is
  -- deleted, and nothing has to look for its replies then.
  reply_to uuid,
  -- These four as in `post`.
  language text,
  mentioned uuid[],
  audience text not null default 'everyone' check (audience in ('everyone', 'mutuals', 'held')),
  wanted_audience text check (wanted_audience in ('everyone', 'mutuals'))
);
create index comment_author on comment (author_id, post_id);
create unique index comment_author_id_idempotency_key on comment (author_id, idempotency_key)
  where idempotency_key is not null;
-- The newest comments of an account, for the desk (P-moderation-18), and all of them in order, for the export.
create index comment_author_newest on comment (author_id, id);
create index comment_post on comment (post_id, id);
create index comment_recent on comment using brin (created_at);

-- The comment below which a viewer sees a reply: the one that it answers, or the nearest above that they may see (P-comments-8).
create function visible_reply_to(reply_to uuid, viewer uuid, hidden uuid[]) returns uuid
language plpgsql stable as $$
declare
  above record;
  found_id uuid;
begin
  loop
    -- The conditions are those of server/src/accounts/visibility/predicate.ts.
    select comment.id, comment.reply_to, author.id as author_id into above
    from comment join account author on author.id = comment.author_id
    where comment.id = visible_reply_to.reply_to and author.status = 'active' and (
      comment.audience = 'everyone' or comment.author_id = viewer or (
        comment.audience = 'mutuals'
        and exists (select from follow where follower_id = viewer and followed_id = comment.author_id)
        and exists (select from follow where follower_id = comment.author_id and followed_id = viewer)
      )
    );
    exit when not found;
    if hidden is null then
      perform from block where (blocker_id = viewer and blocked_id = above.author_id)
        or (blocker_id = above.author_id and blocked_id = viewer);
      exit when found;
    else
      exit when above.author_id = any(hidden);
    end if;
    found_id := above.id;
    exit when above.reply_to is null;
    visible_reply_to.reply_to := above.reply_to;
  end loop;
  return found_id;
end $$;

create table comment_like (
  comment_id uuid not null references comment on delete cascade,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  uncounted boolean,
  primary key (comment_id, account_id)
);
create index comment_like_account on comment_like (account_id);
create index comment_like_newest on comment_like (comment_id, created_at, account_id);

-- The hashtags of posts (P-posts-26), without case and accents. Post ids are UUIDv7, so that the primary key is in the order of
-- the list.
create table post_hashtag (
  tag text not null,
  post_id uuid not null references post on delete cascade,
  primary key (tag, post_id)
);
create index post_hashtag_post on post_hashtag (post_id);

-- Private bookmarks. The id is a UUIDv7: the order of the list is the order of saving.
create table saved_post (
  account_id uuid not null references account on delete cascade,
  post_id uuid not null references post on delete cascade,
  id uuid not null,
  created_at timestamptz not null,
  primary key (account_id, post_id)
);
create unique index saved_post_list on saved_post (account_id, id desc);
create index saved_post_post on saved_post (post_id);

-- Work (P-discovery-15): the posts with photos or a video by the categories of their authors, and all of them under 0. Post ids
-- are UUIDv7, so that the primary key is in the order of the newest.
create table work_listing (
  category_id smallint not null,
  post_id uuid not null references post on delete cascade,
  primary key (category_id, post_id)
);
create index work_listing_post on work_listing (post_id);

-- Both triggers lock the author first, so that of a post and a category that are added at the same time the later one finds the earlier one.
create function post_to_work() returns trigger language plpgsql as $$
begin
  perform from account where id = new.author_id for no key update;
  insert into work_listing (category_id, post_id)
    select 0, new.id union all select category_id, new.id from account_category where account_id = new.author_id
    on conflict do nothing;
  return null;
end $$;
create trigger post_to_work after insert on post for each row
  when (new.kind in ('photos', 'video')) execute function post_to_work();

create function category_to_work() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform from account where id = old.account_id for no key update;
    delete from work_listing using post
      where post.author_id = old.account_id and post.kind in ('photos', 'video')
        and work_listing.category_id = old.category_id and work_listing.post_id = post.id;
  else
    perform from account where id = new.account_id for no key update;
    insert into work_listing (category_id, post_id)
      select new.category_id, id from post where author_id = new.account_id and kind in ('photos', 'video')
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger category_to_work after insert or delete on account_category
  for each row execute function category_to_work();

-- Featured work by category, recomputed every ten minutes. `place` is descending and depends on the rank alone, so that the
-- cursor of a page stays valid when the table is computed again.
create table featured_work (
  category_id smallint not null,
  place uuid not null,
  post_id uuid not null references post on delete cascade,
  primary key (category_id, place)
);
create index featured_work_post on featured_work (post_id);

-- Translations on demand (P-language-11), deleted with their text. One belongs to the version of the text with that hash.
create table translation (
  id bigint generated always as identity primary key,
  post_id uuid references post on delete cascade,
  comment_id uuid references comment on delete cascade,
  account_id uuid references account on delete cascade,
  language text not null,
  source_hash bytea not null,
  text text not null,
  created_at timestamptz not null,
  check (num_nonnulls(post_id, comment_id, account_id) = 1)
);
create unique index translation_account_id_language_idx on translation (account_id, language) where account_id is not null;
create unique index translation_comment_id_language_idx on translation (comment_id, language) where comment_id is not null;
create index translation_created_at_idx on translation (created_at);
create unique index translation_post_id_language_idx on translation (post_id, language) where post_id is not null;

-- Texts and files of what its author withdrew, edited or deleted, for reports that come later (P-moderation-27).
create table kept_content (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('post', 'comment', 'message')),
  -- Not references: the post, comment or message may be gone.
  subject_id uuid not null,
  -- Of a comment: the post above it.
  post_id uuid,
  author_id uuid not null references account on delete cascade,
  -- In the form of evidence.
  content jsonb not null,
  changed_at timestamptz not null,
  kept_until timestamptz not null,
  audience text not null default 'everyone'
);
create index kept_content_author on kept_content (author_id, changed_at);
create index kept_content_subject on kept_content (subject_id, changed_at);
create index kept_content_until on kept_content (kept_until);
