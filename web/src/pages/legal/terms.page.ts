import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/terminos',
  name: 'terminos',
  frame: 'guest',
  audience: 'any',
  title: 'legal:terms.title',
  texts: ['legal'],
  description: 'legal:terms.summary',
  prerender: true,
  indexable: true,
  deferScripts: true,
  load: async () => ({ default: (await import('./LegalPage.tsx')).Terms }),
})
