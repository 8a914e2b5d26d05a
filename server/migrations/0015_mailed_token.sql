-- A used token is deleted together with the other tokens of the same purpose, so no `used` column is needed.
delete from mailed_token where used_at is not null;
alter table mailed_token drop column used_at;
