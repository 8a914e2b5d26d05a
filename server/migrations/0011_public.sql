-- Links by which people without an account read a press kit (P-presskit-5). Their tokens are signed ids, so none is stored.
create table press_kit_link (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  label text not null,
  format text not null,
  language text not null,
  works uuid[] not null,
  parts text[] not null,
  created_at timestamptz not null,
  -- Null for never.
  expires_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz,
  -- Who saw each chosen part in the profile when the link was created: what its owner has shown to fewer people since is left
  -- out (P-presskit-5).
  audiences jsonb not null default '{}'
);
create index press_kit_link_account on press_kit_link (account_id);
