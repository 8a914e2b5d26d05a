import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/ui',
  name: 'ui',
  frame: 'none',
  audience: 'any',
  texts: [],
  load: () => import('./Showcase.tsx'),
})
