import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/press-kit',
  name: 'linked-press-kit',
  frame: 'guest',
  audience: 'any',
  title: 'pressKit:title',
  texts: ['pressKit', 'post', 'errors'],
  load: () => import('./LinkedPressKit.tsx'),
})
