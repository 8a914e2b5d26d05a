import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/notifications',
  name: 'user-settings-notifications',
  frame: 'member',
  audience: 'member',
  title: 'settings:notifications.title',
  texts: ['settings', 'notification'],
  load: () => import('./Notifications.tsx'),
})
