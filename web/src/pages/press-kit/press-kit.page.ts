import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/press-kit',
  name: 'user-press-kit',
  frame: 'member',
  audience: 'talento',
  title: 'pressKit:title',
  texts: ['pressKit', 'facts', 'post', 'settings', 'errors'],
  load: () => import('./PressKit.tsx'),
})
