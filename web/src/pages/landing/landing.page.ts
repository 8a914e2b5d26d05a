import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/',
  name: 'landing',
  frame: 'landing',
  audience: 'guest',
  title: 'landing:title',
  texts: ['landing'],
  description: 'landing:description',
  prerender: true,
  indexable: true,
  deferScripts: true,
  load: () => import('./Landing.tsx'),
})
