import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/address',
  name: 'user-settings-address',
  frame: 'member',
  audience: 'member',
  title: 'settings:address.title',
  texts: ['settings', 'errors'],
  load: () => import('./ProfileAddress.tsx'),
})
