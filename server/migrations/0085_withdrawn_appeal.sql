-- The author of removed content can delete it for good, which withdraws an open appeal (P-moderation-22).
alter table moderation_case drop constraint moderation_case_decision_check;
alter table moderation_case add constraint moderation_case_decision_check
  check (decision in ('dismiss', 'remove', 'suspend', 'accept', 'refuse', 'withdraw'));
