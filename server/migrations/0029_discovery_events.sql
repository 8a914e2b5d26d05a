-- The rows for discovery are written by a handler of the outbox (discovery/discovery.events.ts) instead of in the transaction
-- that changes an account: that writes one event. Triggers write it, so that no code that changes an account can forget to.
-- Programs from before this migration have no such handler. Their connections do not set brilla.discovery, and what they
-- change is refreshed in their own transactions, as before.

create function publish_discoverable_change(person uuid) returns void language plpgsql as $$
begin
  -- Once for all changes of a transaction.
  insert into outbox_event (type, key, payload)
    select 'account.discoverable_changed', person, jsonb_build_object('accountId', person)
    from account where id = person and not exists (
      select from outbox_event
      where key = person::text and type = 'account.discoverable_changed' and xmin = pg_current_xact_id()::xid
    );
  -- These changes are rare, so the commits that a notification serializes are too.
  if found then perform pg_notify('brilla', 'outbox_event '); end if;
end $$;

create or replace function account_to_discovery() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' then
    -- Who is hidden is so in the same transaction, in lists and in their counts (P-discovery-11).
    delete from discovery where account_id = new.id;
    delete from talent_listing where account_id = new.id;
  elsif current_setting('brilla.discovery', true) = 'outbox' then
    -- Without a type, nobody is in discovery.
    if new.type is not null then perform publish_discoverable_change(new.id); end if;
  else
    perform refresh_discovery(new.id);
  end if;
  return null;
end $$;

create or replace function category_to_discovery() returns trigger language plpgsql as $$
begin
  if current_setting('brilla.discovery', true) = 'outbox' then
    perform publish_discoverable_change(coalesce(new.account_id, old.account_id));
  else
    perform refresh_discovery(coalesce(new.account_id, old.account_id));
  end if;
  return null;
end $$;
