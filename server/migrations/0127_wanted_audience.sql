-- Whom its author wants to see a post or comment once it is no longer held (P-comments-11); null when it was not held, or by a
-- program from before this migration, which publishes for everyone.
alter table post add column wanted_audience text check (wanted_audience in ('everyone', 'mutuals'));
alter table comment add column wanted_audience text check (wanted_audience in ('everyone', 'mutuals'));
