import type { Post } from '@brilla/contract/post'
import { Comments } from '../comment/Comments.tsx'

/** What stands beside an opened photo: the first three comments and the form (content.md section 2). */
export const conversationOf = (post: Post) => <Comments post={post} first={3} />
