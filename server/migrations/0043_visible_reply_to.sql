-- The comment below which a viewer sees a reply (P-comments-8): the one it names, or further up where that is a reply itself;
-- null when it was deleted or is hidden. `hidden` is null for a viewer who hides too many accounts to list them. A function,
-- because a subquery in its place took a tenth of the time of each page of posts, also of those without replies.
create function visible_reply_to(reply_to uuid, viewer uuid, hidden uuid[]) returns uuid
language plpgsql stable as $$
declare
  above record;
  found_id uuid;
begin
  loop
    -- The condition is that of server/src/visibility/predicate.ts.
    select comment.id, comment.reply_to, author.id as author_id into above
    from comment join account author on author.id = comment.author_id
    where comment.id = visible_reply_to.reply_to and author.status = 'active';
    exit when not found;
    if hidden is null then
      perform from block where (blocker_id = viewer and blocked_id = above.author_id)
        or (blocker_id = above.author_id and blocked_id = viewer);
      exit when found;
    else
      exit when above.author_id = any(hidden);
    end if;
    found_id := above.id;
    exit when above.reply_to is null;
    visible_reply_to.reply_to := above.reply_to;
  end loop;
  return found_id;
end $$;
