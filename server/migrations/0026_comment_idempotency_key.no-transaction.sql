drop index concurrently if exists comment_author_id_idempotency_key;
create unique index concurrently comment_author_id_idempotency_key on comment (author_id, idempotency_key)
  where idempotency_key is not null;
