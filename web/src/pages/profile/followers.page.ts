import { followListQuery } from '../../features/people/follow/follow.queries.ts'
import { defineProfilePage } from './profile-page.ts'

export const page = defineProfilePage({
  path: '/profile/:id/seguidores',
  name: 'profile-seguidores',
  texts: ['profile'],
  contentQuery: (api, id) => followListQuery(api, id, 'followers', ''),
  load: async () => ({ default: (await import('./FollowList.tsx')).Followers }),
})
