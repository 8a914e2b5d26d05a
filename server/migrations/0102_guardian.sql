-- E-mail of the parent or guardian of a minor (P-minors-15), and when they objected to the account.
alter table account add column guardian_email text, add column guardian_objected_at timestamptz;
