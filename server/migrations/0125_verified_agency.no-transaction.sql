-- The few verified agencies, with whose names each changed name is compared (P-moderation-28).
create index concurrently if not exists account_verified on account (id) where verified;
