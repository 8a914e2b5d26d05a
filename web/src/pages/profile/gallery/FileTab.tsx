import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Post, PostFile } from '@brilla/contract/content/post'
import { useClaims } from '../../../lib/context.tsx'
import type { Profile } from '../../../features/people/profile/profile.queries.ts'
import { TabSection } from '../TabSection.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { EmptyState } from '../../../ui/State.tsx'
import { useOpenMedia } from '../../../features/content/post/viewer/media-address.ts'
import { MediaRoute } from '../../../features/content/post/viewer/MediaRoute.tsx'
import { useLoadAhead } from '../../../features/content/post/viewer/use-load-ahead.ts'
import { useUserFiles } from './files.queries.ts'
import { listMediaItems } from './media-items.ts'

const names = { PHOTO: 'photos', VIDEO: 'videos', FILE: 'documents' } as const

/** A profile's tab of photos, videos or documents, with all its states; `children` renders the loaded files. */
export function FileTab({
  type,
  profile,
  icon,
  skeleton,
  action,
  renderComments,
  children,
}: {
  type: PostFile['type']
  profile: Profile
  icon: LucideIcon
  skeleton: ReactNode
  /** The owner's button. */
  action?: ReactNode
  renderComments?: (post: Post) => ReactNode
  children: (files: PostFile[], list: { own: boolean; isComplete: boolean }) => ReactNode
}) {
  const { t } = useTranslation('profile')
  const { nombre, profile_url, id } = profile.user
  const own = useClaims()?.sub === id
  const query = useUserFiles(profile_url, type)
  const files = query.data?.pages.flat() ?? []
  const siblings = type === 'FILE' ? [] : listMediaItems(files)
  const { open } = useOpenMedia()
  const name = names[type]

  useLoadAhead(open, siblings, query)

  return (
    <TabSection title={t(`tabs.${name}`)} action={own && action}>
      <PagedList
        query={query}
        count={files.length}
        skeleton={skeleton}
        empty={
          <EmptyState
            icon={icon}
            title={own ? t(`${name}.ownEmpty`) : t(`${name}.empty`, { name: nombre })}
            text={own ? t(`${name}.ownEmptyText`) : t(`${name}.emptyText`)}
          />
        }
        moreLabel={t(`${name}.more`)}
      >
        {children(files, { own, isComplete: !query.hasNextPage })}
      </PagedList>
      {type !== 'FILE' && <MediaRoute siblings={siblings} {...(renderComments && { renderComments })} />}
    </TabSection>
  )
}
