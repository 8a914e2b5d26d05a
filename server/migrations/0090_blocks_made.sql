-- How often an account has blocked somebody: as long as it is the same, a filter of whom it has blocked leaves nobody out. A
-- trigger, so that it also counts the blocks of a process of an earlier version.
alter table account add column blocks_made int not null default 0;

create function count_block() returns trigger language plpgsql as $$
begin
  update account set blocks_made = blocks_made + 1 where id = new.blocker_id;
  return null;
end $$;

create trigger block_made after insert on block for each row execute function count_block();
