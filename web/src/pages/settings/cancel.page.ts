import { selfQuery } from '../../features/account/self.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/cancel',
  name: 'user-settings-cancel',
  frame: 'member',
  audience: 'user',
  title: 'settings:cancel.title',
  texts: ['settings', 'deactivation', 'session'],
  wide: true,
  queries: (context) => [selfQuery(context)],
  load: () => import('./CancelAccount.tsx'),
})
