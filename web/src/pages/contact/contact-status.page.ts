import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/contacto/estado',
  name: 'contacto-estado',
  frame: 'guest',
  audience: 'any',
  title: 'contact:status.title',
  texts: ['contact', 'errors'],
  load: () => import('./ContactStatus.tsx'),
})
