-- Categories of accounts: those that a talent shows, or that an agency looks for.
create table account_category (
  account_id uuid not null references account on delete cascade,
  category_id smallint not null check (category_id between 1 and 8),
  primary key (account_id, category_id)
);
create index account_category_people on account_category (category_id, account_id);

-- Follows and blocks.
create table follow (
  follower_id uuid not null references account on delete cascade,
  followed_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  -- Not in the followers_count of the followed account, because the follower is hidden.
  follower_uncounted boolean,
  -- Not in the following_count of the follower, because the followed account is hidden.
  followed_uncounted boolean,
  check (follower_id <> followed_id),
  primary key (follower_id, followed_id)
);
create index follow_followed on follow (followed_id, created_at desc);
-- Followed accounts, most recent first.
create index follow_follower on follow (follower_id, created_at desc);
-- Recent activity is read every ten minutes and is contiguous at the end of these tables.
create index follow_recent on follow using brin (created_at);

create table block (
  blocker_id uuid not null references account on delete cascade,
  blocked_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  check (blocker_id <> blocked_id),
  primary key (blocker_id, blocked_id)
);
create index block_blocked on block (blocked_id);

-- Facts of a talent's profile that casting needs (P-profiles-19). Each part has its audience; one that says nothing has the
-- values of an account without a row.
create table profile_facts (
  account_id uuid primary key references account on delete cascade,
  skills text[] not null default '{}',
  skills_audience text not null default 'everyone' check (skills_audience in ('everyone', 'agencies', 'nobody')),
  -- Objects of code and level.
  languages jsonb not null default '[]',
  languages_audience text not null default 'everyone' check (languages_audience in ('everyone', 'agencies', 'nobody')),
  -- Objects of title, role, place, year and link.
  credits jsonb not null default '[]',
  credits_audience text not null default 'everyone' check (credits_audience in ('everyone', 'agencies', 'nobody')),
  open_to_offers boolean not null default false,
  available_from date,
  travels boolean not null default false,
  availability_audience text not null default 'everyone' check (availability_audience in ('everyone', 'agencies', 'nobody')),
  height_cm smallint,
  chest_cm smallint,
  waist_cm smallint,
  hips_cm smallint,
  shoe_eu real,
  hair text,
  eyes text,
  measurements_audience text not null default 'agencies' check (measurements_audience in ('everyone', 'agencies', 'nobody')),
  vocal_range text,
  instruments text[] not null default '{}',
  music_audience text not null default 'everyone' check (music_audience in ('everyone', 'agencies', 'nobody')),
  -- Not a foreign key: deleting the post would lock this row and then the account, which saving facts locks in the other order.
  showreel_post_id uuid,
  showreel_audience text not null default 'everyone' check (showreel_audience in ('everyone', 'agencies', 'nobody')),
  representation_name text,
  representation_link text,
  representation_audience text not null default 'everyone' check (representation_audience in ('everyone', 'agencies', 'nobody'))
);

-- How often the profiles of talents were opened, by day (P-profiles-25). A count names nobody.
create table profile_view (
  account_id uuid not null references account on delete cascade,
  day date not null,
  agencies integer not null,
  others integer not null,
  primary key (account_id, day)
);

-- Who has opened which profile today, as keyed hashes of account, profile and day: a second view is not counted. Deleted after
-- the day.
create table profile_viewer (
  account_id uuid not null references account on delete cascade,
  day date not null,
  viewer bytea not null,
  primary key (account_id, day, viewer)
);

-- When an agency last opened which talent's profile, to mark it for the agency alone. Deleted after a year.
create table profile_seen (
  agency_id uuid not null references account on delete cascade,
  account_id uuid not null references account on delete cascade,
  seen_at timestamptz not null,
  primary key (agency_id, account_id)
);
create index profile_seen_account on profile_seen (account_id);
create index profile_seen_age on profile_seen (seen_at);
