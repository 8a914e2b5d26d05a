-- The link to a press kit leaves out what its owner has shown to fewer people since (P-presskit-5).
alter table press_kit_link
  -- Who saw each chosen part in the profile when the link was created; empty for earlier links.
  add column audiences jsonb not null default '{}';
