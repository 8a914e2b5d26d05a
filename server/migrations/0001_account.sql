-- People and agencies, their sessions and the links that are mailed to them.
create table account (
  id uuid primary key,
  type text check (type in ('talento', 'agencia')),
  status text not null default 'active' check (status in ('active', 'suspended', 'cancelled')),
  first_name text not null,
  last_name text not null,
  full_name text not null generated always as (first_name || ' ' || last_name) stored,
  -- Stored in lower case, because e-mails are compared without case (P-accounts-4).
  email text not null unique,
  email_confirmed_at timestamptz,
  password_hash text,
  birthdate date not null,
  sex text check (sex in ('MA', 'FE')),
  country text not null,
  city text not null,
  biography text not null default '',
  profile_url text not null unique,
  profile_image text,
  cover_image text,
  language text not null check (language in ('es', 'en')),
  facebook_url text,
  twitter_url text,
  instagram_url text,
  spotify_url text,
  youtube_url text,
  linkedin_url text,
  web_url text,
  phone text,
  show_email boolean not null default true,
  show_birthdate boolean not null default true,
  notify_followers boolean not null default true,
  notify_photos_videos boolean not null default true,
  notify_messages boolean not null default true,
  notify_following boolean not null default true,
  moderator boolean not null default false,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  followers_count integer not null default 0,
  following_count integer not null default 0,
  posts_count integer not null default 0,
  created_at timestamptz not null
);

create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until when the session may use routes that need a fresh session.
  fresh_until timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- Single-use tokens of mailed links; only their hash is stored (P-recovery-5).
create table mailed_token (
  hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'recovery')),
  created_at timestamptz not null,
  used_at timestamptz
);
create index mailed_token_account on mailed_token (account_id);

-- Requests for confirmation mails: at most one a minute and ten a day (P-accounts-18).
create table confirmation_request (
  account_id uuid not null references account on delete cascade,
  requested_at timestamptz not null,
  primary key (account_id, requested_at)
);
