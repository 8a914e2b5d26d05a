-- When the one who makes an export last said how far it is: a server that died says nothing more.
alter table account_export add column told_at timestamptz;
