-- A link that was used is deleted, with those mailed for the same purpose: nothing is left to mark.
delete from mailed_token where used_at is not null;
alter table mailed_token drop column used_at;
