import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/suspended',
  name: 'suspended',
  frame: 'setup',
  audience: 'suspended',
  title: 'suspension:pageTitle',
  texts: ['suspension', 'settings', 'export', 'deactivation', 'session'],
  preload: () => [['getSuspension'], ['getExport']],
  load: () => import('./Suspended.tsx'),
})
