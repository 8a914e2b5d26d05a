-- Facts of a talent's profile that casting needs (P-profiles-19). Each part has its audience; one that says nothing has the
-- values of an account without a row.
create table profile_facts (
  account_id uuid primary key references account on delete cascade,
  skills text[] not null default '{}',
  skills_audience text not null default 'everyone' check (skills_audience in ('everyone', 'agencies', 'nobody')),
  -- Objects of code and level.
  languages jsonb not null default '[]',
  languages_audience text not null default 'everyone'
    check (languages_audience in ('everyone', 'agencies', 'nobody')),
  -- Objects of title, role, place, year and link.
  credits jsonb not null default '[]',
  credits_audience text not null default 'everyone'
    check (credits_audience in ('everyone', 'agencies', 'nobody')),
  open_to_offers boolean not null default false,
  available_from date,
  travels boolean not null default false,
  availability_audience text not null default 'everyone'
    check (availability_audience in ('everyone', 'agencies', 'nobody')),
  height_cm smallint,
  chest_cm smallint,
  waist_cm smallint,
  hips_cm smallint,
  shoe_eu real,
  hair text,
  eyes text,
  measurements_audience text not null default 'agencies'
    check (measurements_audience in ('everyone', 'agencies', 'nobody')),
  vocal_range text,
  instruments text[] not null default '{}',
  music_audience text not null default 'everyone' check (music_audience in ('everyone', 'agencies', 'nobody')),
  -- Not a foreign key: deleting the post would lock this row and then the account, which saving facts locks in the other order.
  showreel_post_id uuid,
  showreel_audience text not null default 'everyone'
    check (showreel_audience in ('everyone', 'agencies', 'nobody')),
  representation_name text,
  representation_link text,
  representation_audience text not null default 'everyone'
    check (representation_audience in ('everyone', 'agencies', 'nobody'))
);

-- Talents are found by what everyone, or agencies, may see of their facts.
create function profile_facts_to_discovery() returns trigger language plpgsql as $$
begin
  perform publish_discoverable_change(coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger profile_facts_discoverable after insert or update or delete on profile_facts
  for each row execute function profile_facts_to_discovery();
