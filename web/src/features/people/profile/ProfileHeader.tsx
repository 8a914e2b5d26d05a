import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { formatCount } from '../../../lib/format.ts'
import { coverImage } from '../../../lib/image.ts'
import { asLanguage } from '../../../lib/language.ts'
import { useFormatLocation } from '../../../lib/use-format-location.ts'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { cn } from '../../../ui/cn.ts'
import { CategoryList } from '../category/CategoryList.tsx'
import type { Profile } from './profile.queries.ts'

/**
 * The header of a profile: full-width cover, photo, name and details. Dark in both themes. On a phone `compact` is one
 * line of photo, name and `actions`.
 */
export function ProfileHeader({
  profile,
  actions,
  compact,
}: {
  profile: Profile
  actions: ReactNode
  compact: boolean
}) {
  const { t, i18n } = useTranslation('profile')
  const language = asLanguage(i18n.language)
  const { user, categories, facts } = profile
  const count = user.followersCount
  const place = useFormatLocation()(user)
  return (
    <section
      data-theme="dark"
      aria-labelledby="profile-name"
      className={cn(
        'relative isolate flex items-end overflow-hidden bg-ground text-ink md:rounded-lg',
        // Lower without a cover.
        user.coverImage ? 'md:min-h-[min(24rem,48dvh)]' : 'md:min-h-64',
        compact ? 'max-md:min-h-22' : user.coverImage ? 'max-md:min-h-76' : 'max-md:min-h-64',
      )}
    >
      <Backdrop profile={profile} compact={compact} />
      <div
        className={cn(
          'flex w-full gap-y-4 px-4 md:flex-wrap md:items-end md:gap-x-6 md:px-6 md:pt-20 md:pb-6',
          compact
            ? 'max-md:items-center max-md:gap-x-3 max-md:py-3'
            : 'max-md:flex-wrap max-md:items-end max-md:gap-x-6 max-md:pt-16 max-md:pb-5',
        )}
      >
        <PersonAvatar
          person={user}
          size="stage"
          className={cn(
            'border-4 border-ground',
            compact ? 'max-md:size-14 max-md:border-2 max-md:text-lg' : 'max-md:size-31',
            user.profileImage && 'bg-ground',
          )}
        />
        {/* As wide as the name: a long one takes the line, and the buttons go below it. */}
        <div
          className={cn(
            'grid min-w-0 flex-1 gap-2 md:basis-72 lg:max-w-[calc(100%-12rem)] lg:min-w-72 lg:basis-auto',
            !compact && 'max-md:basis-72',
          )}
        >
          <h1
            id="profile-name"
            className={cn(
              'font-extrabold [overflow-wrap:anywhere] md:text-5xl lg:text-6xl',
              !compact && 'max-md:text-4xl',
              // A name of three words has three lines next to the buttons.
              compact && (user.fullname.length > 20 ? 'max-md:text-base' : 'max-md:text-xl'),
              compact && 'max-md:leading-5',
            )}
          >
            {user.fullname}
          </h1>
          <div
            className={cn(
              'flex w-0 min-w-full flex-wrap items-center gap-x-5 gap-y-1.5',
              compact && 'max-md:hidden',
            )}
          >
            <CategoryList slugs={categories} />
            {place && (
              <p className="flex items-center gap-1.5 text-ink/85">
                <MapPin aria-hidden size={16} className="shrink-0" />
                {place}
              </p>
            )}
            {facts.availability?.open && (
              <p className="flex items-center gap-2 text-ink/85">
                <span aria-hidden className="size-2 rounded-full bg-good forced-color-adjust-none" />
                {t('available')}
              </p>
            )}
            <p>
              <Link
                to={`/profile/${user.profile_url}/seguidores`}
                className="relative inline-flex min-h-8 items-center gap-[0.3em] text-ink/85 after:absolute after:inset-x-0 after:-inset-y-1.5 no-underline hover:underline"
              >
                <strong className="tabular font-bold text-ink">{formatCount(count, language)}</strong>{' '}
                {t('followers', { count })}
              </Link>
            </p>
          </div>
        </div>
        <div className={cn('flex gap-3', compact ? 'shrink-0 max-md:gap-2 md:flex-wrap' : 'flex-wrap')}>
          {actions}
        </div>
      </div>
    </section>
  )
}

/** The cover, or a spotlight in the color of the first category. */
function Backdrop({ profile: { user, categories }, compact }: { profile: Profile; compact: boolean }) {
  const light = `color-mix(in oklab, var(--${categories[0] ?? 'ember'}) 55%, transparent)`
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
      {user.coverImage ? (
        <BlurredImage
          placeholder={user.coverPlaceholder}
          {...coverImage(user.coverImage)}
          alt=""
          fetchPriority="high"
          // Painted with the name: it has loaded before the scripts.
          decoding="sync"
          className="size-full object-cover"
        />
      ) : (
        <div
          className="size-full"
          style={{ background: `radial-gradient(55% 95% at 50% 0, ${light}, transparent)` }}
        />
      )}
      <div
        className={cn(
          'absolute inset-x-0 bottom-0 h-4/5 cover-fade',
          // The name covers the whole height.
          compact && 'max-md:h-full max-md:[--fade-end:color-mix(in_oklab,var(--ground)_60%,transparent)]',
        )}
      />
    </div>
  )
}
