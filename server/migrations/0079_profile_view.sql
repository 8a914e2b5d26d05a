-- How often the profiles of talents were opened, by day (P-profiles-25). A count names nobody.
create table profile_view (
  account_id uuid not null references account on delete cascade,
  day date not null,
  agencies integer not null,
  others integer not null,
  primary key (account_id, day)
);

-- Who has opened which profile today, as keyed hashes of account, profile and day: a second view is not counted. Deleted after the day.
create table profile_viewer (
  account_id uuid not null references account on delete cascade,
  day date not null,
  viewer bytea not null,
  primary key (account_id, day, viewer)
);
