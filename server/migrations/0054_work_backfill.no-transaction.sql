-- The work from before the triggers of 0053, outside of their transaction, which locks the tables against writes.
insert into work_listing (category_id, post_id)
  select category.id, post.id from post cross join lateral (
    select 0::smallint as id union all select category_id from account_category where account_id = post.author_id
  ) category
  where post.kind in ('photos', 'video')
  on conflict do nothing;
