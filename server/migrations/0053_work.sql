-- Work (P-discovery-15): the posts with photos or a video by the categories of their authors, and all of them under 0. Post
-- ids are UUIDv7, so that the primary key is in the order of the newest.
create table work_listing (
  category_id smallint not null,
  post_id uuid not null references post on delete cascade,
  primary key (category_id, post_id)
);
create index work_listing_post on work_listing (post_id);

-- Triggers write the rows, so that posts of programs from before this migration have them too. Both lock the author first, so
-- that of a post and a category that are added at the same time the later one finds the earlier one.
create function post_to_work() returns trigger language plpgsql as $$
begin
  perform from account where id = new.author_id for no key update;
  insert into work_listing (category_id, post_id)
    select 0, new.id union all select category_id, new.id from account_category where account_id = new.author_id
    on conflict do nothing;
  return null;
end $$;
create trigger post_to_work after insert on post for each row
  when (new.kind in ('photos', 'video')) execute function post_to_work();

create function category_to_work() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform from account where id = old.account_id for no key update;
    delete from work_listing using post
      where post.author_id = old.account_id and post.kind in ('photos', 'video')
        and work_listing.category_id = old.category_id and work_listing.post_id = post.id;
  else
    perform from account where id = new.account_id for no key update;
    insert into work_listing (category_id, post_id)
      select new.category_id, id from post where author_id = new.account_id and kind in ('photos', 'video')
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger category_to_work after insert or delete on account_category
  for each row execute function category_to_work();

-- Featured work by category, recomputed every ten minutes. `place` is descending and depends on the rank alone, so that the
-- cursor of a page stays valid when the table is computed again.
create table featured_work (
  category_id smallint not null,
  place uuid not null,
  post_id uuid not null references post on delete cascade,
  primary key (category_id, place)
);
create index featured_work_post on featured_work (post_id);
