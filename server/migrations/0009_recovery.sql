-- A link to change one's e-mail is mailed to the new address, and is good for that address alone.
alter table mailed_token drop constraint mailed_token_purpose_check;
alter table mailed_token add constraint mailed_token_purpose_check
  check (purpose in ('confirmation', 'recovery', 'email'));
alter table mailed_token add column email text;

-- The address that waits for its confirmation.
alter table account add column pending_email text;

-- Where a session was started, in words such as "Firefox on Linux".
alter table session add column device text not null default '';
