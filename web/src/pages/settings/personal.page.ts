import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings',
  name: 'user-settings',
  frame: 'member',
  audience: 'member',
  title: 'settings:personal.title',
  texts: ['settings', 'account', 'session', 'errors'],
  load: () => import('./PersonalInformation.tsx'),
})
