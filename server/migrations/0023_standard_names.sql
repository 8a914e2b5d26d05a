-- Renames tables and columns to the names used in the code. Only the catalog changes: no row is rewritten.
alter table mailed_token rename to email_token;
alter table email_token rename constraint mailed_token_pkey to email_token_pkey;
alter table email_token rename constraint mailed_token_purpose_check to email_token_purpose_check;
alter table email_token rename constraint mailed_token_account_id_fkey to email_token_account_id_fkey;
alter index mailed_token_account rename to email_token_account;

-- When the export job last reported progress.
alter table account_export rename column told_at to heartbeat_at;
