import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/forgot',
  name: 'forgot',
  frame: 'guest',
  audience: 'guest',
  title: 'recovery:title',
  texts: ['recovery', 'errors'],
  prerender: true,
  load: () => import('./Forgot.tsx'),
})
