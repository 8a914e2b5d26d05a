-- People and agencies.
create table account (
  id uuid primary key,
  type text check (type in ('talento', 'agencia')),
  -- When the account type was chosen: within a day it can be taken back (P-accounts-24).
  type_chosen_at timestamptz,
  -- Of an agency those of its contact person (P-wizard-7).
  first_name text not null,
  last_name text not null,
  -- The name of an agency.
  agency_name text,
  full_name text not null generated always as (coalesce(agency_name, first_name || ' ' || last_name)) stored,
  -- Moderators verify agencies (P-moderation-11): since when and until when, and what they have checked.
  verified boolean not null default false,
  verified_at timestamptz,
  verified_until timestamptz,
  verified_checks text[],
  profile_url text not null unique,
  birthdate date not null,
  -- When an adult has corrected the birth date, which is possible once (P-settings-19).
  birthdate_corrected_at timestamptz,
  sex text check (sex in ('MA', 'FE')),
  country text not null,
  city text not null,
  biography text not null default '',
  -- The language of the biography (P-accessibility-10), an ISO 639-1 code: null until it is detected, empty when it is not sure.
  biography_language text,
  -- Up to 20 short tags (P-settings-16).
  interests text[] not null default '{}',
  profile_image text,
  cover_image text,
  -- ThumbHash in Base64 (P-media-18).
  cover_placeholder text,
  facebook_url text,
  twitter_url text,
  instagram_url text,
  spotify_url text,
  youtube_url text,
  linkedin_url text,
  web_url text,
  language text not null check (language in ('es', 'en')),
  -- Stored in lower case, because e-mails are compared without case (P-accounts-4).
  email text not null unique,
  email_confirmed_at timestamptz,
  -- The new address until it is confirmed.
  pending_email text,
  password_hash text,
  phone text,
  -- The public e-mail of an agency (P-profiles-17); null when it has none.
  contact_email text,
  -- E-mail of the parent or guardian of a minor (P-minors-15), and when they objected to the account.
  guardian_email text,
  guardian_objected_at timestamptz,
  moderator boolean not null default false,
  -- Deactivated accounts are hidden, can be restored, and are deleted after four weeks (P-deactivation-2, P-deactivation-3).
  status text not null default 'active' check (status in ('active', 'suspended', 'cancelled')),
  status_before text check (status_before in ('active', 'suspended')),
  cancelled_at timestamptz,
  -- Since when an expired account is being deleted, in batches; from then on it cannot be restored (P-deactivation-8).
  deletion_started_at timestamptz,
  -- Suspended accounts are hidden, and their owners see the reason (P-suspension-1, P-suspension-3, P-suspension-6).
  suspended_at timestamptz,
  suspended_until timestamptz,
  suspension_reason text,
  -- Who sees e-mail and birth date: everybody, or agencies alone (P-minors-8).
  show_email boolean not null default false,
  email_to_agencies boolean not null default false,
  show_birthdate boolean not null default false,
  birthdate_to_agencies boolean not null default false,
  -- Who sees the city (P-minors-11). A minor, of whom a forgotten value would tell most, is shown to nobody.
  city_audience text not null default 'nobody' check (city_audience in ('everyone', 'agencies', 'nobody')),
  -- Whether guests see a preview of the profile (P-profiles-16), and whether search engines may list it (P-profiles-22).
  public_preview boolean not null default false,
  search_engines boolean not null default true,
  -- Who comments on the posts of an account (P-comments-12): everyone, people whom it follows, nobody.
  comments_from text not null default 'everyone' check (comments_from in ('everyone', 'following', 'nobody')),
  -- Mails and pushes (P-notifications-7).
  notify_followers boolean not null default true,
  notify_photos_videos boolean not null default true,
  notify_messages boolean not null default true,
  notify_following boolean not null default true,
  notify_searches boolean not null default true,
  push_followers boolean not null default true,
  push_messages boolean not null default true,
  push_following boolean not null default true,
  push_searches boolean not null default true,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  -- The version whose notice the person has dismissed.
  terms_notice_dismissed text,
  followers_count integer not null default 0,
  following_count integer not null default 0,
  posts_count integer not null default 0,
  created_at timestamptz not null
);
create index account_cancelled on account (cancelled_at) where cancelled_at is not null;
create index account_moderator on account (id) where moderator;
create index account_name_prefix on account (lower(full_name) text_pattern_ops);
create index account_suspended_until on account (suspended_until) where suspended_until is not null;
-- Hidden accounts. A small table, so that list queries can read all of it.
create index account_unseen on account (id) where status <> 'active';
-- The few verified agencies, with whose names each changed name is compared (P-moderation-28).
create index account_verified on account (id) where verified;

create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The session that the login started; this one, or the first of those that it has replaced (P-sessions-17).
  login_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until when the session may use routes that need a fresh session.
  fresh_until timestamptz not null,
  -- Tokens of a lower version are refused (P-sessions-23).
  token_version integer not null default 0,
  -- The device of the session, such as "Firefox on Linux".
  device text not null default '',
  -- The time zone of the browser when it logged in (P-sessions-12); empty when unknown.
  time_zone text not null default '',
  -- How much of the write-ahead log a replica must have for what the session reads (P-operation-28).
  written_up_to bigint not null default 0
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- Browsers that an account has logged in from, as a hash of the account and the browser's code (P-sessions-17).
create table known_browser (
  account_id uuid not null references account on delete cascade,
  hash bytea not null,
  last_login_at timestamptz not null,
  primary key (account_id, hash)
);
create index known_browser_last_login on known_browser (last_login_at);

-- Logins from new browsers that were reported by mail, with the hash of the mailed token. Rows outlive their sessions, because
-- they limit the mails of a day.
create table login_notice (
  -- `login_id` of the session.
  session_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  browser_hash bytea,
  token_hash bytea unique,
  created_at timestamptz not null
);
create index login_notice_account on login_notice (account_id, created_at);
create index login_notice_created on login_notice (created_at);

-- Single-use tokens of mailed links; only their hash is stored (P-recovery-5).
create table email_token (
  hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'recovery', 'email')),
  created_at timestamptz not null,
  -- A link that confirms a change of e-mail is valid only for the new address.
  email text,
  -- The session that asked for a new e-mail, which stays when its confirmation ends the others (P-settings-24). Of a link
  -- that was used to log in, the session that it has started.
  session_id uuid,
  -- When it was used, and a hash of itself and the browser, which may use it again for ten minutes (P-recovery-11).
  used_at timestamptz,
  used_by bytea
);
create index email_token_account on email_token (account_id);

-- Requests for confirmation mails: at most one a minute and ten a day (P-accounts-18).
create table confirmation_request (
  account_id uuid not null references account on delete cascade,
  requested_at timestamptz not null,
  primary key (account_id, requested_at)
);

-- Two-step login by an authenticator app (P-sessions-18). The secret is encrypted with a key derived from AUTH_SECRET.
create table two_step (
  account_id uuid primary key references account on delete cascade,
  secret bytea not null,
  -- Null until a first code has confirmed the setup.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: codes of this and earlier steps are refused.
  last_step bigint,
  created_at timestamptz not null
);

-- Unused recovery codes. They are random, so that a plain hash is enough.
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  hash bytea not null,
  primary key (account_id, hash)
);

-- Passkeys (WebAuthn), which log in without a password and code (P-sessions-19).
create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Base64url, as browsers name it.
  credential_id text not null unique,
  public_key bytea not null,
  -- The authenticator's count of its signatures; 0 for those that do not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id, id);

-- Challenges that were not used yet. With the account that adds a passkey; without one for a login.
create table passkey_challenge (
  challenge text primary key,
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- Identities at login providers. They refer to the issuer, not to our name of the provider, which could later be given to a
-- different one.
create table social_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index social_identity_account on social_identity (account_id);

-- Used OAuth states and tickets, stored until they would expire.
create table social_spent (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index social_spent_expiry on social_spent (expires_at);

-- Former profile addresses, which redirect to the current one until another account takes them (P-settings-15).
create table former_profile_url (
  profile_url text primary key,
  account_id uuid not null references account on delete cascade,
  left_at timestamptz not null
);
create index former_profile_url_account on former_profile_url (account_id, left_at desc);
