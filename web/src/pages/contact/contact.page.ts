import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/contacto',
  name: 'contacto',
  frame: 'guest',
  audience: 'any',
  title: 'contact:title',
  description: 'contact:summary',
  texts: ['contact', 'errors'],
  prerender: true,
  indexable: true,
  load: () => import('./Contact.tsx'),
})
