import { useTranslation } from '../../../lib/translation.tsx'
import type { Post } from '@brilla/contract/content/post'
import { EllipsisButton } from '../../../ui/EllipsisButton.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { LazyMenu } from '../../../ui/LazyMenu.tsx'
import { MoreMenu } from '../../people/report/MoreMenu.tsx'
import type { OwnPostMenuProps } from './OwnPostMenuPanel.tsx'

const load = () => import('./OwnPostMenuPanel.tsx')
const OwnPostMenuPanel = lazyComponent(load)

/** The menu of a post; `onGone` leaves a dialog that shows this post alone, before it disappears. */
export function PostMenu({
  post,
  onGone,
}: {
  post: Pick<Post, 'id' | 'description' | 'files' | 'isOwner' | 'pinned' | 'user'>
  onGone?: () => void
}) {
  if (post.isOwner) return <OwnPostMenu post={post} onDeleted={onGone} />
  return (
    <MoreMenu
      subject={{ kind: 'post', id: post.id, person: post.user }}
      onBlocked={onGone}
      className="ml-auto"
    />
  )
}

/** The owner's menu of a post. */
export function OwnPostMenu(props: OwnPostMenuProps) {
  const { t } = useTranslation('post')
  return (
    <LazyMenu trigger={<EllipsisButton label={t('menu')} className="ml-auto" />} load={load}>
      {(opening) => <OwnPostMenuPanel {...opening} {...props} />}
    </LazyMenu>
  )
}
