import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/politicas-cookies',
  name: 'politicas-cookies',
  frame: 'guest',
  audience: 'any',
  title: 'legal:cookies.title',
  texts: ['legal'],
  description: 'legal:cookies.summary',
  prerender: true,
  indexable: true,
  deferScripts: true,
  load: async () => ({ default: (await import('./LegalPage.tsx')).Cookies }),
})
