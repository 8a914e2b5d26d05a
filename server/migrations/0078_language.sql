-- The language of texts (P-accessibility-10), an ISO 639-1 code: null until it is detected, empty when it is not sure.
alter table post add column language text;
alter table comment add column language text;
alter table account add column biography_language text;

-- Existing texts are read in batches by handlers of the outbox. Programs from before this migration leave the events to them.
insert into outbox_event (type, payload)
  select 'post.languages_missing', jsonb_build_object('before', null) where exists (select from post);
insert into outbox_event (type, payload)
  select 'comment.languages_missing', jsonb_build_object('before', null) where exists (select from comment);
insert into outbox_event (type, payload)
  select 'account.languages_missing', jsonb_build_object('before', null) where exists (select from account);
