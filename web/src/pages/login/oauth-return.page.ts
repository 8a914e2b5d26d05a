import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/login/social',
  name: 'login-social',
  frame: 'guest',
  audience: 'any',
  title: 'oauth:return.pageTitle',
  texts: ['oauth'],
  prerender: true,
  load: () => import('./OAuthReturn.tsx'),
})
