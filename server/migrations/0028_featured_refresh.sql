-- When the featured people were last computed, and by which version of the rules: a start computes only what is stale.
create table featured_refresh (
  singleton boolean primary key default true check (singleton),
  rules_version integer not null,
  refreshed_at timestamptz not null
);
