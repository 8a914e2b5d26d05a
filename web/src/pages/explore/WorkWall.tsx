import type { Post } from '@brilla/contract/content/post'
import { Flame, Images, Play } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { CategoryMark } from '../../features/people/category/CategoryMark.tsx'
import { getCategorySlugs } from '../../features/people/category/category-slugs.ts'
import { PersonLink } from '../../features/people/profile/PersonLink.tsx'
import { useMediaLink } from '../../features/content/post/viewer/media-address.ts'
import { responsive } from '../../lib/image.ts'
import { truncate } from '@brilla/contract/platform/truncate'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { cn } from '../../ui/cn.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { listPhotos } from './work-items.ts'

const gridClass = 'grid grid-cols-2 gap-x-2 gap-y-4 sm:grid-cols-3 md:gap-x-3 md:gap-y-6 lg:grid-cols-4'
const sizes = '(width >= 1024px) 230px, (width >= 640px) 31vw, 46vw'
/** Tiles on the first screen of a desktop. */
const firstScreen = 8
const labelLength = 120

/** Posts as tiles with their first photo or their video, each linked to the viewer, and their author. */
export function WorkWall({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className={gridClass}>
      {posts.map((post, index) => (
        <li key={post.id} className="grid grid-cols-1 content-start gap-1.5">
          <Tile post={post} eager={index < firstScreen} />
          <Author post={post} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ post, eager }: { post: Post; eager: boolean }) {
  const { t } = useTranslation(['work', 'common'])
  const linkTo = useMediaLink()
  const photos = listPhotos(post)
  const [photo] = photos
  const image = photo
    ? { url: photo.url, placeholder: photo.placeholder }
    : post.videoPoster !== null && { url: post.videoPoster, placeholder: post.videoPosterPlaceholder }
  const about = { name: post.user.fullname, words: truncate(post.description, labelLength) }
  const label = photo
    ? photo.alt || t(about.words ? 'photoAbout' : 'photo', about)
    : t(about.words ? 'videoAbout' : 'video', about)
  return (
    <Link
      {...linkTo(post.id, photo ? 1 : null)}
      className="group relative block aspect-square overflow-hidden rounded-md night-gradient text-white focus-visible:z-10"
    >
      {image ? (
        <BlurredImage
          placeholder={image.placeholder}
          {...responsive(image.url, sizes)}
          alt={label}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover transition duration-240 group-hover:[scale:1.03] motion-reduce:transition-none"
        />
      ) : (
        <span className="sr-only">{label}</span>
      )}
      {!photo && (
        <span aria-hidden className="absolute inset-0 grid place-items-center">
          <span className="grid size-12 place-items-center rounded-full bg-black/70 transition group-hover:bg-black">
            <Play size={22} className="ml-1 fill-current" />
          </span>
        </span>
      )}
      {photos.length > 1 && (
        <span className={cn(badgeClass, 'top-2')}>
          <Images aria-hidden size={15} />
          <span aria-hidden>{photos.length}</span>
          <span className="sr-only">{t('photos', { count: photos.length })}</span>
        </span>
      )}
      <Likes post={post} />
    </Link>
  )
}

const badgeClass =
  'tabular absolute right-2 inline-flex items-center gap-1 rounded-full bg-black/65 px-2 py-0.5 text-sm font-semibold'

function Likes({ post: { likesCount, reacted } }: { post: Post }) {
  const { t } = useTranslation()
  const count = useFormatCount()
  if (likesCount === 0) return null
  const formatted = count(likesCount)
  return (
    <span className={cn(badgeClass, 'bottom-2')}>
      <Flame aria-hidden size={15} className={cn(reacted && 'fill-white')} />
      <span aria-hidden>{formatted}</span>
      <span className="sr-only">{t('like.count', { count: likesCount, formatted })}</span>
    </span>
  )
}

function Author({ post: { user } }: { post: Post }) {
  const { t } = useTranslation()
  const [slug] = getCategorySlugs(user.categories)
  const details = [slug && t(`category.${slug}`), user.ciudad].filter(Boolean).join(' · ')
  return (
    <div className="relative min-h-11 min-w-0">
      {/* Covers the details too, so that the touch target is 44 px high (P-accessibility-5). */}
      <PersonLink
        person={user}
        className="block min-h-6 truncate font-display font-bold tracking-tight no-underline after:absolute after:inset-0 hover:underline"
      />
      <p className="flex items-center gap-1.5 text-sm text-quiet">
        {slug && <CategoryMark hue={slug} />}
        <span className="truncate">{details}</span>
      </p>
    </div>
  )
}

/** Placeholder for a wall that is loading. */
export function WallSkeleton() {
  return (
    <div className={gridClass}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className="grid gap-1.5">
          <Skeleton className="aspect-square" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}
