import type { Self } from '@brilla/contract/accounts/account'
import type { CategorySlug } from '@brilla/contract/people/categories'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { crop, responsive } from '../../../lib/image.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CategoryList } from '../../people/category/CategoryList.tsx'
import { PersonalInfo } from '../../people/profile/PersonalInfo.tsx'
import { cn } from '../../../ui/cn.ts'

/** Live preview of the profile, with a header 250 px high (P-wizard-3). */
export function ProfilePreview({
  self,
  slugs,
  biography,
}: {
  self: Self
  slugs: readonly CategorySlug[]
  biography: string
}) {
  const { t } = useTranslation('wizard')
  const cover = self.coverImage
  const notes = [
    ...(self.emailAudience === 'agencies' ? (['email'] as const) : []),
    ...(self.birthdateAudience === 'agencies' ? (['birthdate'] as const) : []),
    ...(self.cityAudience === 'agencies' ? (['city'] as const) : []),
  ]
  const light = `color-mix(in oklab, var(--${slugs[0] ?? 'ember'}) 55%, transparent)`
  return (
    <section
      aria-label={t('preview.label')}
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft"
    >
      <div data-theme="dark" className="relative isolate flex h-[250px] items-end bg-ground p-4 text-ink">
        <div aria-hidden className="absolute inset-0 -z-10">
          {cover ? (
            <img
              key={cover}
              {...responsive(cover, '(width >= 1200px) 420px, 100vw')}
              alt=""
              className="appear size-full object-cover"
            />
          ) : (
            <div
              className="size-full transition-[background]"
              style={{ background: `radial-gradient(60% 95% at 50% 0, ${light}, transparent)` }}
            />
          )}
          <div className="absolute inset-x-0 bottom-0 h-4/5 cover-fade" />
        </div>
        <div className="flex min-w-0 items-end gap-4">
          <Avatar
            name={self.fullname}
            image={self.profileImage ? crop(self.profileImage, 92, 92) : null}
            size="lg"
            className="border-3 border-ground"
          />
          <div className="grid min-w-0 gap-1 pb-1">
            <p
              className={cn(
                'line-clamp-3 font-display font-extrabold [overflow-wrap:anywhere]',
                self.fullname.length > 20 ? 'text-xl' : 'text-2xl',
              )}
            >
              {self.fullname}
            </p>
            {slugs.length > 0 ? (
              <CategoryList
                slugs={slugs}
                max={3}
                className="gap-x-3 gap-y-0 text-sm"
                itemClassName="appear"
              />
            ) : (
              <p className="text-sm text-quiet">{t('preview.category')}</p>
            )}
          </div>
        </div>
      </div>
      {/* The padding is not the paragraph's own: a clamped element shows the next line in it. */}
      <div className="p-4">
        <p className="line-clamp-4 written">
          {biography.trim() || <span className="text-quiet">{t('preview.biography')}</span>}
        </p>
      </div>
      <div className="grid gap-3 p-4">
        <PersonalInfo profile={toPublicProfile(self)} />
        {notes.map((field) => (
          <p key={field} className="text-sm text-quiet">
            {t(`preview.agencies.${field}`)}
          </p>
        ))}
      </div>
    </section>
  )
}

/** The account as most others see it (P-minors-1, P-minors-8, P-minors-11). */
function toPublicProfile(self: Self): ComponentProps<typeof PersonalInfo>['profile'] {
  const minor = self.birthdateChange === 'minor'
  return {
    user: {
      type: 'talento',
      fullname: self.fullname,
      sex: self.sex,
      country: self.country,
      createdAt: self.createdAt,
      email: self.emailAudience === 'everyone' ? self.email : null,
      birthdate: self.birthdateAudience === 'everyone' ? self.birthdate : null,
      ciudad: !minor && self.cityAudience === 'everyone' ? self.ciudad : null,
    },
    profile: self,
  }
}
