-- Who sees a post or comment: everyone, those who follow its author and whom the author follows (P-minors-13), or until a
-- moderator has decided its author alone (P-comments-11).
alter table post add column audience text not null default 'everyone' check (audience in ('everyone', 'mutuals', 'held'));
alter table comment add column audience text not null default 'everyone' check (audience in ('everyone', 'mutuals', 'held'));
alter table kept_content add column audience text not null default 'everyone';

-- Held content is a case without a report.
alter table moderation_case drop constraint moderation_case_kind_check;
alter table moderation_case add constraint moderation_case_kind_check check (kind in ('report', 'appeal', 'held'));
create unique index moderation_case_held on moderation_case (subject_type, subject_id)
  where status = 'open' and kind = 'held';

-- Who comments on the posts of an account (P-comments-12): everyone, people whom it follows, nobody.
alter table account add column comments_from text not null default 'everyone'
  check (comments_from in ('everyone', 'following', 'nobody'));
