import { Flame } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useLocation } from 'react-router'
import { useMinWidth } from '../../../lib/use-media-query.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/State.tsx'
import { PersonRow } from '../../people/profile/PersonRow.tsx'
import { type LikeTarget, useLikes } from './like.queries.ts'

/** The people who like a post or comment (P-posts-28). Following a link to one of them closes it. */
export default function LikesDialog({ target, onClose }: { target: LikeTarget; onClose: () => void }) {
  const { t } = useTranslation('like')
  useCloseOnNavigation(onClose)
  return (
    <Dialog open onOpenChange={onClose} title={t('title')}>
      {/* As high while it is loading, so that the list does not move when it arrives. */}
      <div className="min-h-60">
        <People target={target} />
      </div>
    </Dialog>
  )
}

function People({ target }: { target: LikeTarget }) {
  const { t } = useTranslation('like')
  const query = useLikes(target)
  const isWide = useMinWidth(480)
  const people = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  return (
    <PagedList
      query={query}
      count={people.length}
      skeleton={
        <div className="grid gap-3">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-17" />
          ))}
        </div>
      }
      empty={<EmptyState icon={Flame} title={t('empty')} text={t('emptyText')} />}
      moreLabel={t('more')}
    >
      <ul className="grid grid-cols-1 gap-3">
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} iconOnly={!isWide} />
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation()
  const openedAt = useRef(key)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (key !== openedAt.current) close()
  }, [key])
}
