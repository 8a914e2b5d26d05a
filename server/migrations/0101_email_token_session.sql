-- The session that asked for a new e-mail, which stays when its confirmation ends the others (P-settings-24).
alter table email_token add column session_id uuid;
