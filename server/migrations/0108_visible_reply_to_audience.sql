-- As in 0043; a comment that was not published for the viewer is hidden too (P-comments-8, isInAudience).
create or replace function visible_reply_to(reply_to uuid, viewer uuid, hidden uuid[]) returns uuid
language plpgsql stable as $$
declare
  above record;
  found_id uuid;
begin
  loop
    -- The conditions are those of server/src/visibility/predicate.ts.
    select comment.id, comment.reply_to, author.id as author_id into above
    from comment join account author on author.id = comment.author_id
    where comment.id = visible_reply_to.reply_to and author.status = 'active' and (
      comment.audience = 'everyone' or comment.author_id = viewer or (
        comment.audience = 'mutuals'
        and exists (select from follow where follower_id = viewer and followed_id = comment.author_id)
        and exists (select from follow where follower_id = comment.author_id and followed_id = viewer)
      )
    );
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
