import { definePage } from '../../lib/page.ts'
import { twoStepQuery } from '../../features/two-step/two-step.queries.ts'

export const page = definePage({
  path: '/user/settings/two-step',
  name: 'user-settings-two-step',
  frame: 'member',
  audience: 'member',
  title: 'settings:twoStep.title',
  texts: ['twoStep', 'settings', 'session', 'errors'],
  queries: ({ api }) => [twoStepQuery(api)],
  load: () => import('./TwoStep.tsx'),
})
