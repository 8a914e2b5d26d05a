import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { coverImage, crop } from '../../lib/image.ts'
import { asLanguage } from '../../lib/language.ts'
import { useFormatLocation } from '../../lib/useFormatLocation.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { cn } from '../../ui/cn.ts'
import { CategoryList } from '../category/CategoryList.tsx'
import type { Profile } from './profile.queries.ts'

/** The header of a profile: full-width cover, photo, name and details. Dark in both themes. */
export function ProfileHeader({ profile, actions }: { profile: Profile; actions: ReactNode }) {
  const { t, i18n } = useTranslation('profile')
  const language = asLanguage(i18n.language)
  const { user, categories } = profile
  const count = user.followersCount
  const place = useFormatLocation()(user)
  return (
    <section
      data-theme="dark"
      aria-labelledby="profile-name"
      className={cn(
        'relative isolate flex items-end bg-ground text-ink',
        // Lower without a cover.
        user.coverImage ? 'min-h-88 md:min-h-[min(30rem,62dvh)]' : 'min-h-64 md:min-h-80',
      )}
    >
      <Backdrop cover={user.coverImage} placeholder={user.coverPlaceholder} hue={categories[0]} />
      <div className="mx-auto flex w-full max-w-[1280px] flex-wrap items-end gap-x-6 gap-y-4 px-4 pt-20 pb-6 md:px-6">
        <Avatar
          name={user.fullname}
          image={user.profileImage ? crop(user.profileImage, 170, 170) : null}
          size="stage"
          className={cn(
            'border-4 border-ground max-md:size-31',
            user.profileImage && 'bg-ground',
            user.type === 'agencia' && 'rounded-lg!',
          )}
        />
        <div className="grid min-w-0 flex-1 basis-72 gap-2">
          <h1
            id="profile-name"
            className="text-4xl font-extrabold [overflow-wrap:anywhere] md:text-5xl lg:text-6xl"
          >
            {user.fullname}
          </h1>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
            <CategoryList slugs={categories} />
            {place && (
              <p className="flex items-center gap-1.5 text-ink/85">
                <MapPin aria-hidden size={16} className="shrink-0" />
                {place}
              </p>
            )}
            <p>
              <Link
                to={`/profile/${user.profile_url}/seguidores`}
                className="inline-flex min-h-8 items-center gap-[0.3em] text-ink/85 no-underline hover:underline"
              >
                <strong className="tabular font-bold text-ink">{formatCount(count, language)}</strong>{' '}
                {t('followers', { count })}
              </Link>
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  )
}

/** The cover, or a spotlight in the color of the first category. */
function Backdrop({
  cover,
  placeholder,
  hue,
}: {
  cover: string | null
  placeholder: string | null
  hue: string | undefined
}) {
  const light = `color-mix(in oklab, var(--${hue ?? 'ember'}) 55%, transparent)`
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
      {cover ? (
        <BlurredImage
          placeholder={placeholder}
          {...coverImage(cover)}
          alt=""
          fetchPriority="high"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <div
          className="size-full"
          style={{ background: `radial-gradient(55% 95% at 50% 0, ${light}, transparent)` }}
        />
      )}
      <div className="absolute inset-x-0 bottom-0 h-4/5 bg-linear-to-t from-ground from-10% via-ground/75 via-45% to-transparent" />
    </div>
  )
}
