-- Hash of the request: the same key with different content is a conflict, not a retry.
alter table post add idempotency_hash text;
