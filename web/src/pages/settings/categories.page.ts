import { selfQuery } from '../../features/account/self.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/categories',
  name: 'user-settings-categories',
  frame: 'member',
  audience: 'member',
  title: 'settings:categories.title',
  texts: ['settings'],
  wide: true,
  queries: (context) => [selfQuery(context)],
  load: () => import('./CategoryChoice.tsx'),
})
