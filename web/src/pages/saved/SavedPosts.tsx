import { Bookmark } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { PagedPosts } from '../../features/content/comment/PagedPosts.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { FeedAside } from '../feed/FeedAside.tsx'
import { useSavedPosts } from './saved.queries.ts'

/** The saved posts. A post that is unsaved here stays until the list is loaded again. */
export default function SavedPosts() {
  const { t } = useTranslation(['saved', 'feed'])
  const query = useSavedPosts()
  return (
    <Columns aside={<FeedAside />} asideLabel={t('feed:aside')}>
      <div className="grid gap-1 px-4 py-4 md:px-0 md:pt-0">
        <h1 className="text-3xl font-extrabold">{t('title')}</h1>
        <p className="text-quiet">{t('text')}</p>
      </div>
      <PagedPosts
        query={query}
        heading={t('feed:posts')}
        empty={
          <EmptyState
            icon={Bookmark}
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <ButtonLink to="/noticias" variant="secondary">
                {t('empty.action')}
              </ButtonLink>
            }
          />
        }
        moreLabel={t('more')}
        end={t('end')}
      />
    </Columns>
  )
}
