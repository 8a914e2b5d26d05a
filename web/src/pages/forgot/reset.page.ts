import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/forgot/:token',
  name: 'forgot-token',
  frame: 'guest',
  audience: 'any',
  title: 'recovery:reset.pageTitle',
  texts: ['recovery'],
  prerender: true,
  load: () => import('./Reset.tsx'),
})
