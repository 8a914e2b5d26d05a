import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '*',
  name: 'not-found',
  frame: 'guest',
  audience: 'any',
  title: 'common:notFound.title',
  texts: [],
  prerender: true,
  load: () => import('./NotFound.tsx'),
})
