import { contract } from '@brilla/contract'
import type { Subject } from './turns.ts'

/** Likes and unlikes, spread over a thousand posts; each post is toggled, so that the data stays what it was. */
export const likes: Subject = {
  name: 'Like, unlike',
  ours: ({ token, postIds }) =>
    postIds.map((id) => ({
      method: 'POST',
      path: `/api${contract.likePost.path.replace('{id}', id)}`,
      headers: { 'x-access-token': token },
    })),
  limit: ({ postIds }) => postIds.map((id) => ({ method: 'POST', path: `/like/${id}` })),
}
