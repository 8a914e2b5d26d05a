import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/two-step',
  name: 'user-settings-two-step',
  frame: 'member',
  audience: 'member',
  title: 'settings:twoStep.title',
  texts: ['twoStep', 'settings', 'session', 'errors'],
  load: () => import('./TwoStep.tsx'),
})
