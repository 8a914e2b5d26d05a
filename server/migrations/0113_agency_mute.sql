-- Agencies from which a talent wants no messages (P-messages-19).
create table agency_mute (
  account_id uuid not null references account on delete cascade,
  agency_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, agency_id)
);
create index agency_mute_agency on agency_mute (agency_id);

-- Sent while its recipient wanted no messages of its sender, who alone sees it.
alter table message add column undelivered boolean not null default false;
