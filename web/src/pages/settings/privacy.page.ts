import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/privacy',
  name: 'user-settings-privacy',
  frame: 'member',
  audience: 'member',
  title: 'settings:privacy.title',
  texts: ['settings', 'account', 'errors'],
  load: () => import('./PrivacySettings.tsx'),
})
