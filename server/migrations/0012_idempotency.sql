-- What a post was made of: the same key with something else in it is a mistake, not a retry.
alter table post add idempotency_hash text;
