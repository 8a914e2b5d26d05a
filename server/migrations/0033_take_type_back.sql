-- When the account type was chosen: within a day it can be taken back (P-accounts-24). Null for types chosen before.
alter table account add column type_chosen_at timestamptz;

-- Somebody whose type was taken back is in no list of people, and in none of their counts, from the same transaction on.
create or replace function account_to_discovery() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' or new.type is null then
    delete from discovery where account_id = new.id;
    delete from talent_listing where account_id = new.id;
  elsif current_setting('brilla.discovery', true) = 'outbox' then
    perform publish_discoverable_change(new.id);
  else
    perform refresh_discovery(new.id);
  end if;
  return null;
end $$;
