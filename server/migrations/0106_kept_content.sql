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
  kept_until timestamptz not null
);
create index kept_content_subject on kept_content (subject_id, changed_at);
create index kept_content_author on kept_content (author_id, changed_at);
create index kept_content_until on kept_content (kept_until);
