-- Sessions are listed with the time zone of the browser (P-sessions-12).
alter table session
  -- As the browser named it when it logged in; empty when unknown.
  add column time_zone text not null default '';
