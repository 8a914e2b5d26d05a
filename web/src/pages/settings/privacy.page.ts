import { selfQuery } from '../../features/account/self.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/privacy',
  name: 'user-settings-privacy',
  frame: 'member',
  audience: 'member',
  title: 'settings:privacy.title',
  texts: ['settings'],
  wide: true,
  queries: (context) => [selfQuery(context)],
  load: () => import('./PrivacySettings.tsx'),
})
