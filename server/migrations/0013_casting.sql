-- Lists of people that an agency keeps. Nobody else sees them, nor who is on them.
create table list (
  id uuid primary key,
  agency_id uuid not null references account on delete cascade,
  name text not null,
  created_at timestamptz not null,
  -- When somebody was last added, or it was renamed.
  changed_at timestamptz not null
);
create unique index list_name on list (agency_id, name);

create table list_person (
  list_id uuid not null references list on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- Of the order by hand; people whom the agency does not see now have one, too.
  position integer not null,
  note text not null default '',
  status text not null default 'considering'
    check (status in ('considering', 'contacted', 'confirmed', 'declined')),
  added_at timestamptz not null,
  primary key (list_id, account_id)
);
create index list_person_account on list_person (account_id);
create index list_person_position on list_person (list_id, position, account_id);

-- Presentations: people of a list behind a link (P-presentations-1). Their tokens are signed ids, so none is stored.
create table presentation (
  id uuid primary key,
  agency_id uuid not null references account on delete cascade,
  list_id uuid references list on delete set null,
  title text not null,
  -- Keyed with the server's secret, because four digits are tried out in no time; null without a PIN.
  pin_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz
);
create index presentation_agency on presentation (agency_id, id desc);
create index presentation_list on presentation (list_id) where list_id is not null;

-- Who is shown; their ids are in votes, so that a link tells no ids of accounts.
create table presentation_person (
  id uuid primary key,
  presentation_id uuid not null references presentation on delete cascade,
  account_id uuid not null references account on delete cascade,
  position smallint not null,
  unique (presentation_id, account_id)
);
create index presentation_person_account on presentation_person (account_id);

create table presentation_viewer (
  id uuid primary key,
  presentation_id uuid not null references presentation on delete cascade,
  -- A hash of the code that the browser keeps, by which it finds its votes again.
  browser text not null,
  name text not null,
  unique (presentation_id, browser)
);

create table presentation_vote (
  person_id uuid not null references presentation_person on delete cascade,
  viewer_id uuid not null references presentation_viewer on delete cascade,
  vote text not null check (vote in ('yes', 'maybe', 'no')),
  comment text not null default '',
  voted_at timestamptz not null,
  primary key (person_id, viewer_id)
);
create index presentation_vote_viewer on presentation_vote (viewer_id);
