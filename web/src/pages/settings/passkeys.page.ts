import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/passkeys',
  name: 'user-settings-passkeys',
  frame: 'member',
  audience: 'member',
  title: 'settings:passkeys.title',
  texts: ['passkey', 'settings', 'session', 'errors'],
  load: () => import('./Passkeys.tsx'),
})
