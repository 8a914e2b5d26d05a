import { profileQuery } from '../../features/profile/profile.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/profile/:id/biografia',
  name: 'profile-biografia',
  frame: 'member',
  audience: 'member',
  texts: ['profile'],
  wide: true,
  queries: (context) => [profileQuery(context.api, context.params.id)],
  load: () => import('./Biography.tsx'),
})
