import { ownProfileAsQuery } from '../../features/people/profile/profile.queries.ts'
import { ownPublicPreviewQuery } from '../../features/public/public-preview/public-preview.queries.ts'
import { definePage } from '../../lib/page.ts'
import { isMemberType } from './view-as-readers.ts'

export const page = definePage({
  path: '/user/view-as/:reader',
  name: 'user-view-as',
  frame: 'member',
  audience: 'member',
  title: 'viewAs:title',
  texts: ['viewAs', 'profile', 'facts', 'publicProfile'],
  queries: ({ api, params: { reader } }) => [
    isMemberType(reader) ? ownProfileAsQuery(api, reader) : ownPublicPreviewQuery(api),
  ],
  load: () => import('./ViewAs.tsx'),
})
