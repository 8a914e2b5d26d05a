import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: '/user/settings/language',
  name: 'user-settings-language',
  frame: 'member',
  audience: 'member',
  title: 'settings:language.title',
  texts: ['settings'],
  load: () => import('./LanguageSettings.tsx'),
})
