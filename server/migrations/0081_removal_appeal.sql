-- Authors of removed content can appeal, and what was removed is kept until then (P-moderation-20).
alter table moderation_case
  -- Of a final decision that removed content: until when its author can appeal.
  add column appeal_until timestamptz,
  -- Whether the rows and files of the removed content are kept beyond the time for undoing, so that an appeal can restore them.
  add column content_kept boolean not null default false,
  -- Of an appeal against the removal of content: the case in which that was decided.
  add column appealed_case_id uuid unique references moderation_case;
create index moderation_case_kept on moderation_case (appeal_until) where content_kept;

-- The same case; null for an appeal against a suspension.
alter table appeal add column case_id uuid unique;
