-- A link that confirms a change of e-mail is mailed to the new address and valid only for that address.
alter table mailed_token drop constraint mailed_token_purpose_check;
alter table mailed_token add constraint mailed_token_purpose_check
  check (purpose in ('confirmation', 'recovery', 'email'));
alter table mailed_token add column email text;

-- The new address until it is confirmed.
alter table account add column pending_email text;

-- The device of the session, such as "Firefox on Linux".
alter table session add column device text not null default '';
