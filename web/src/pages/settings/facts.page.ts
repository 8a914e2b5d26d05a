import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/facts',
  name: 'user-settings-facts',
  frame: 'member',
  audience: 'member',
  title: 'settings:facts.title',
  texts: ['settings', 'facts', 'account', 'errors'],
  load: () => import('./Facts.tsx'),
})
