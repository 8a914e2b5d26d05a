import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/categories',
  name: 'user-settings-categories',
  frame: 'member',
  audience: 'member',
  title: 'settings:categories.title',
  texts: ['settings'],
  load: () => import('./CategorySettings.tsx'),
})
