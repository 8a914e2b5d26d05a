import { verificationQuery } from '../../features/safety/verification/verification.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/verification',
  name: 'user-settings-verification',
  frame: 'member',
  audience: 'agencia',
  title: 'verification:title',
  texts: ['verification', 'settings', 'profile', 'post', 'account', 'errors'],
  queries: ({ api }) => [verificationQuery(api)],
  load: () => import('./Verification.tsx'),
})
