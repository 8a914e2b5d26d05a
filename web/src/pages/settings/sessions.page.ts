import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/sessions',
  name: 'user-settings-sessions',
  frame: 'member',
  audience: 'member',
  title: 'settings:sessions.title',
  texts: ['settings', 'session', 'errors'],
  load: () => import('./Sessions.tsx'),
})
