import { selfQuery } from '../../features/account/self.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/interests',
  name: 'user-interests',
  frame: 'member',
  audience: 'member',
  title: 'settings:interests.title',
  texts: ['settings'],
  wide: true,
  queries: (context) => [selfQuery(context)],
  load: () => import('./InterestSettings.tsx'),
})
