-- Who sees the city (P-minors-11). The default is for accounts that an earlier program creates, which may be those of minors.
alter table account add column city_audience text not null default 'everyone'
  check (city_audience in ('everyone', 'agencies', 'nobody'));
alter table account alter column city_audience set default 'nobody';

-- Of minors it is off, so that nothing becomes public on the 18th birthday (P-settings-20), also of those who registered as such.
update account set city_audience = 'nobody'
where birthdate > (created_at at time zone 'utc')::date - interval '18 years';
