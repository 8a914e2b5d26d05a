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
create unique index on translation (post_id, language) where post_id is not null;
create unique index on translation (comment_id, language) where comment_id is not null;
create unique index on translation (account_id, language) where account_id is not null;
create index on translation (created_at);
