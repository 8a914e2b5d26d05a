-- How many posts there are, spread over rows, so that publishing never waits for one counter.
create table post_total (
  shard smallint primary key,
  posts bigint not null default 0
);
insert into post_total (shard) select generate_series(0, 15);
