import { exportQuery } from '../../features/data-rights/export/export.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/export',
  name: 'user-settings-export',
  frame: 'member',
  audience: 'user',
  title: 'settings:export.title',
  texts: ['settings', 'export', 'session', 'errors'],
  queries: (context) => [exportQuery(context.api)],
  load: () => import('./DataExport.tsx'),
})
