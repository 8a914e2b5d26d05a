import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Post } from '@brilla/contract/post'
import { Time } from '../../lib/Time.tsx'

/** When a post was published, linked to it, and whether its text was edited since (P-posts-11). */
export function PostTime({ post }: { post: Pick<Post, 'id' | 'createdAt' | 'editedAt'> }) {
  const { t } = useTranslation('post')
  return (
    <p className="text-sm text-quiet">
      <Link to={`/noticias/${post.id}`} className="group no-underline hover:underline">
        <Time at={post.createdAt} />
      </Link>
      {post.editedAt && <> · {t('edited')}</>}
    </p>
  )
}
