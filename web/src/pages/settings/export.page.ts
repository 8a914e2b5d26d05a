import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/export',
  name: 'user-settings-export',
  frame: 'member',
  audience: 'user',
  title: 'settings:export.title',
  texts: ['settings', 'export', 'session'],
  wide: true,
  preload: () => [['getSelf']],
  load: () => import('./DataExport.tsx'),
})
