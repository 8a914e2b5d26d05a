import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import type { WrittenComment } from './comment.cache.ts'

/** A comment that is being sent. */
export function PendingComment({ comment: { user, comment } }: { comment: WrittenComment }) {
  return (
    <li aria-busy className="flex gap-3 opacity-60">
      <PersonAvatar person={user} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="w-fit rounded-lg bg-sunken px-4 py-2.5">
          <p className="font-display font-bold [overflow-wrap:anywhere]">{user.fullname}</p>
          <p className="written [overflow-y:clip]">{comment}</p>
        </div>
      </div>
    </li>
  )
}
