import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/keyboard',
  name: 'user-settings-keyboard',
  frame: 'member',
  audience: 'member',
  title: 'settings:keyboard.title',
  texts: ['settings', 'shortcuts'],
  load: () => import('./KeyboardSettings.tsx'),
})
