import { exportQuery } from '../../features/data-rights/export/export.queries.ts'
import { suspensionQuery } from '../../features/safety/suspension/suspension.queries.ts'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/suspended',
  name: 'suspended',
  frame: 'setup',
  audience: 'suspended',
  title: 'suspension:pageTitle',
  texts: ['suspension', 'settings', 'export', 'deactivation', 'session', 'errors'],
  queries: ({ api }) => [suspensionQuery(api), exportQuery(api)],
  load: () => import('./Suspended.tsx'),
})
