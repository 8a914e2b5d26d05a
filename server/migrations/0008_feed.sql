-- The total number of posts, spread over several rows to avoid contention on one counter.
create table post_total (
  shard smallint primary key,
  posts bigint not null default 0
);
insert into post_total (shard) select generate_series(0, 15);
