-- What a version typically adds: columns of large tables, a constraint that is not validated yet, a table that refers to others.
alter table post add column bench_note text;
alter table post_like add column bench_weight smallint not null default 1;
alter table comment add constraint bench_comment_length check (length(text) < 100000) not valid;
create table bench_mark (
  account_id uuid not null references account on delete cascade,
  post_id uuid not null references post on delete cascade,
  primary key (account_id, post_id)
);
