-- The newest profiles, which a search for the newest reads in this order (docs/search.md).
drop index concurrently if exists discovery_newest;
create index concurrently discovery_newest on discovery (joined_at desc) where joined_at is not null;
