-- Content of a profile can be removed like a post (P-moderation-25).
alter table moderation_case
  -- Of a decision about a profile that removed content: which parts of it.
  add column removed_parts text[];
