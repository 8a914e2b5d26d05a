-- Messages can be reported (P-moderation-5).
alter table moderation_case drop constraint moderation_case_subject_type_check;
alter table moderation_case add constraint moderation_case_subject_type_check
  check (subject_type in ('account', 'post', 'comment', 'message'));

-- The other person of the conversation, whose messages in the evidence are erased with their account (P-moderation-9).
-- Not a reference, because the row stays.
alter table evidence add column contact_id uuid;
create index evidence_contact on evidence (contact_id) where contact_id is not null;
