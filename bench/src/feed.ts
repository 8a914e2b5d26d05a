import { contract } from '@brilla/contract'
import type { Subject } from './turns.ts'

/** Everyone's feed, the first page. */
export const feed: Subject = {
  name: "Everyone's feed",
  ours: ({ token }) => [
    { method: 'GET', path: `/api${contract.getFeed.path}`, headers: { 'x-access-token': token } },
  ],
  limit: () => [{ method: 'GET', path: '/feed' }],
}
