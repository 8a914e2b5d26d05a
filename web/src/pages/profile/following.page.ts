import { followListQuery } from '../../features/people/follow/follow.queries.ts'
import { defineProfilePage } from './profile-page.ts'

export const page = defineProfilePage({
  path: '/profile/:id/siguiendo',
  name: 'profile-siguiendo',
  texts: ['profile'],
  contentQuery: (api, id) => followListQuery(api, id, 'following', ''),
  load: async () => ({ default: (await import('./FollowList.tsx')).Following }),
})
