import { profileQuery } from '../../features/people/profile/profile.queries.ts'
import type { Client } from '../../lib/api.ts'
import { definePage, type Page, type PageQuery } from '../../lib/page.ts'

interface ProfilePage extends Pick<Page, 'name' | 'texts' | 'menu' | 'hasPreview' | 'load'> {
  path: `${string}/:id${string}`
  /** The query of what the page shows besides the profile. */
  contentQuery?: (api: Client, id: string) => PageQuery
}

/** Declares a page about the profile `:id`. */
/* @__NO_SIDE_EFFECTS__ */ export function defineProfilePage({
  path,
  contentQuery,
  ...page
}: ProfilePage): Page {
  return definePage({
    ...page,
    // What follows the parameter does not matter to its type.
    path: path as '/:id',
    frame: 'member',
    audience: 'member',
    firstImage: 'cover',
    queries: ({ api, params: { id } }) => [
      profileQuery(api, id),
      ...(contentQuery ? [contentQuery(api, id)] : []),
    ],
  })
}
