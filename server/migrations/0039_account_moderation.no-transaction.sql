-- Suspensions that end by themselves, the search for people by name, and the few moderators.
drop index concurrently if exists account_suspended_until;
create index concurrently account_suspended_until on account (suspended_until) where suspended_until is not null;
drop index concurrently if exists account_name_prefix;
create index concurrently account_name_prefix on account (lower(full_name) text_pattern_ops);
drop index concurrently if exists account_moderator;
create index concurrently account_moderator on account (id) where moderator;
