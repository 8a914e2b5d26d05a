-- Categories of accounts: those that a talent shows, or that an agency looks for.
create table account_category (
  account_id uuid not null references account on delete cascade,
  category_id smallint not null check (category_id between 1 and 8),
  primary key (account_id, category_id)
);
create index account_category_people on account_category (category_id, account_id);
