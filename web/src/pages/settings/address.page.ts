import { selfQuery } from '../../features/account/self.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/address',
  name: 'user-settings-address',
  frame: 'member',
  audience: 'member',
  title: 'settings:address.title',
  texts: ['settings'],
  wide: true,
  queries: (context) => [selfQuery(context)],
  load: () => import('./ProfileAddress.tsx'),
})
