import { guardianPath } from '@brilla/contract/accounts/guardian-path'
import { definePage } from '../../lib/page.ts'

export const page = definePage({
  path: guardianPath,
  name: 'contacto-tutor',
  frame: 'guest',
  audience: 'any',
  title: 'contact:guardian.title',
  texts: ['contact', 'errors'],
  load: () => import('./Guardian.tsx'),
})
