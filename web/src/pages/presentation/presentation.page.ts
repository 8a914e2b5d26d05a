import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/presentaciones/:token',
  name: 'presentation',
  frame: 'guest',
  audience: 'any',
  title: 'shownPresentation:title',
  texts: ['shownPresentation', 'facts', 'errors'],
  load: () => import('./ShownPresentation.tsx'),
})
