import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import type { Post } from '@brilla/contract/content/post'
import { Time } from '../../../lib/Time.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { CategoryMark } from '../../people/category/CategoryMark.tsx'
import { getCategorySlugs } from '../../people/category/category-slugs.ts'
import { cn } from '../../../ui/cn.ts'

/**
 * The author of a post, linked to their profile, with discipline and city, and the time of the post (P-posts-29);
 * `children` follow, such as the owner's menu.
 */
export function PostHeader({
  post,
  headingId,
  small = false,
  className,
  children,
}: {
  post: Pick<Post, 'id' | 'user' | 'createdAt' | 'editedAt'>
  /** Makes the author's name a heading with this id. */
  headingId?: string
  /** For a post inside another one. */
  small?: boolean
  className?: string
  children?: ReactNode
}) {
  const { fullname, profile_url } = post.user
  const author = (
    <Link
      to={`/profile/${profile_url}`}
      className={cn(
        'font-display font-bold [overflow-wrap:anywhere] no-underline hover:underline',
        !small && 'text-lg',
      )}
    >
      {fullname}
    </Link>
  )
  return (
    <header className={cn('flex items-center gap-3', className)}>
      <PersonAvatar person={post.user} size={small ? 'sm' : 'md'} />
      <div className="@container min-w-0 flex-1">
        {headingId ? (
          <h3 id={headingId} className="text-lg">
            {author}
          </h3>
        ) : (
          author
        )}
        <Details post={post} />
      </div>
      {children}
    </header>
  )
}

/** The author's first category and city, and when the post was published, linked to it, and edited (P-posts-11). */
function Details({ post }: { post: Pick<Post, 'id' | 'user' | 'createdAt' | 'editedAt'> }) {
  const { t } = useTranslation(['post', 'common'])
  const { ciudad, categories } = post.user
  const [discipline] = getCategorySlugs(categories)
  return (
    <p className="dot-separated text-sm text-quiet [overflow-wrap:anywhere]">
      {discipline && (
        <span>
          <CategoryMark hue={discipline} className="mr-1.5 mb-px" />
          {t(`common:category.${discipline}`)}
        </span>
      )}
      {/* Of one line, for which the city is cut, unless hardly anything of it would be left. */}
      <span data-line className="flex min-w-0 @max-[13.75rem]:contents">
        {ciudad && (
          <span>
            <span title={ciudad} className="block truncate">
              {ciudad}
            </span>
          </span>
        )}
        <Link
          to={`/noticias/${post.id}`}
          className="group shrink-0 whitespace-nowrap no-underline hover:underline focus-visible:shrink focus-visible:whitespace-normal"
        >
          <Time at={post.createdAt} />
        </Link>
      </span>
      {post.editedAt && <span>{t('edited')}</span>}
    </p>
  )
}
