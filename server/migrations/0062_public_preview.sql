-- Whether guests see a preview of the profile (P-profiles-16), and whether search engines may list it (P-profiles-22). The
-- default is for accounts that an earlier program creates, which may be those of minors.
alter table account
  add column public_preview boolean not null default true,
  add column search_engines boolean not null default true;
alter table account alter column public_preview set default false;

-- Of minors it is off, so that nothing becomes public on the 18th birthday (P-settings-20), also of those who registered as such.
update account set public_preview = false
where birthdate > (created_at at time zone 'utc')::date - interval '18 years';
