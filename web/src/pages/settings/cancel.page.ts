import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/cancel',
  name: 'user-settings-cancel',
  frame: 'member',
  audience: 'user',
  title: 'settings:cancel.title',
  texts: ['settings', 'deactivation', 'session', 'errors'],
  load: () => import('./CancelAccount.tsx'),
})
