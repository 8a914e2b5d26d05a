-- When its author pinned a post to the top of the profile (P-profiles-18).
alter table post add column pinned_at timestamptz;
