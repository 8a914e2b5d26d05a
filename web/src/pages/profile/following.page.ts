import { followListQuery } from '../../features/follow/follow.queries.ts'
import { profileQuery } from '../../features/profile/profile.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/profile/:id/siguiendo',
  name: 'profile-siguiendo',
  frame: 'member',
  audience: 'member',
  texts: ['profile'],
  wide: true,
  queries: (context) => [
    profileQuery(context.api, context.params.id),
    followListQuery(context.api, context.params.id, 'following', ''),
  ],
  load: () => import('./Following.tsx'),
})
