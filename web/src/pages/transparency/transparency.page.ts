import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/transparencia',
  name: 'transparencia',
  frame: 'guest',
  audience: 'any',
  title: 'transparency:title',
  description: 'transparency:summary',
  texts: ['transparency'],
  prerender: true,
  indexable: true,
  load: () => import('./Transparency.tsx'),
})
