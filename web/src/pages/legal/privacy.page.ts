import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/politicas-privacidad',
  name: 'politicas-privacidad',
  frame: 'guest',
  audience: 'any',
  title: 'legal:privacy.title',
  texts: ['legal'],
  description: 'legal:privacy.summary',
  prerender: true,
  indexable: true,
  deferScripts: true,
  load: async () => ({ default: (await import('./LegalPage.tsx')).PrivacyPolicy }),
})
