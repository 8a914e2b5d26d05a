-- The public e-mail of an agency (P-profiles-17); null when it has none. Of those whose contact person is a minor it was never
-- public. An agency that an earlier program creates has none until it enters one.
alter table account add column contact_email text;
update account set contact_email = email
where type = 'agencia' and birthdate <= (now() at time zone 'utc')::date - interval '18 years';

-- Whether e-mail and birth date are shown to agencies although not to everyone (P-minors-8). An earlier program, which
-- reads only show_email and show_birthdate, then shows them to nobody.
alter table account add column email_to_agencies boolean not null default false;
alter table account add column birthdate_to_agencies boolean not null default false;

-- Of a minor both are off, so that nothing becomes public on the 18th birthday (P-settings-20). Off is also the default, for
-- minors who register with an earlier program.
alter table account alter column show_email set default false, alter column show_birthdate set default false;
update account set show_email = false, show_birthdate = false
where birthdate > (now() at time zone 'utc')::date - interval '18 years';

-- When an adult has corrected the birth date, which is possible once (P-settings-19).
alter table account add column birthdate_corrected_at timestamptz;
