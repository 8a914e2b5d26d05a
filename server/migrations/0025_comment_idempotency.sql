-- A retried request with the same Idempotency-Key returns the first comment (P-comments-9).
alter table comment add column idempotency_key text, add column idempotency_hash text;
