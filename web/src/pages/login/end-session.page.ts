import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/login/end-session',
  name: 'login-end-session',
  frame: 'guest',
  audience: 'any',
  title: 'endSession:title',
  texts: ['endSession', 'errors'],
  load: () => import('./EndSession.tsx'),
})
