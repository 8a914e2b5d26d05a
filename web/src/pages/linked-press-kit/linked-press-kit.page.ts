import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/press-kit',
  name: 'linked-press-kit',
  frame: 'guest',
  audience: 'any',
  texts: ['pressKit', 'post', 'errors'],
  load: () => import('./LinkedPressKit.tsx'),
})
