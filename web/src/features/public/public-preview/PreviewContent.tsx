import type { PublicPreview } from '@brilla/contract/public/public-preview'
import { BadgeCheck, MapPin, MessageCircle, Plus } from 'lucide-react'
import { brand } from '../../../lib/brand.ts'
import { headerPhoto, responsive } from '../../../lib/image.ts'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { buttonVariants } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { cn } from '../../../ui/cn.ts'
import { CategoryList } from '../../people/category/CategoryList.tsx'
import { getCategorySlugs } from '../../people/category/category-slugs.ts'
import { IntentLink } from './IntentLink.tsx'
import { PublicPhotos } from './PublicPhotos.tsx'

/** What a guest sees of a profile (P-profiles-16). */
export function PreviewContent({ preview }: { preview: PublicPreview }) {
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <About preview={preview} />
      <PublicPhotos preview={preview} />
      <Invitation preview={preview} />
    </div>
  )
}

function About({ preview }: { preview: PublicPreview }) {
  const { t, i18n } = useTranslation(['common', 'publicProfile'])
  const { name, profileUrl, type, verifiedAt, city, biography, biographyLanguage, profileImage, coverImage } =
    preview
  return (
    <Card className="overflow-hidden">
      {coverImage && (
        <img
          {...responsive(coverImage, '(width >= 1024px) 960px, 100vw')}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-40 w-full bg-sunken object-cover md:h-64"
        />
      )}
      <div className="grid gap-4 p-6 md:p-10">
        {profileImage && (
          <img
            {...headerPhoto(profileImage)}
            alt={t('publicProfile:portrait', { name })}
            width={124}
            height={124}
            loading="lazy"
            decoding="async"
            className={cn(
              'size-31 border-4 border-surface bg-sunken object-cover',
              type === 'agencia' ? 'rounded-lg' : 'rounded-full',
              coverImage && '-mt-20 md:-mt-24',
            )}
          />
        )}
        <div className="grid grid-cols-1 gap-2">
          <h1 className="text-4xl [overflow-wrap:anywhere] md:text-6xl">{name}</h1>
          {type === 'agencia' && <p className="text-quiet">{t('agency')}</p>}
          {verifiedAt && (
            <p className="flex items-start gap-1.5 font-semibold">
              <BadgeCheck aria-hidden size={18} className="mt-0.5 shrink-0" />
              {t('publicProfile:verified', {
                date: calendarDate(verifiedAt, asLanguage(i18n.language)),
              })}
            </p>
          )}
          <CategoryList slugs={getCategorySlugs(preview.categories)} />
          {city && (
            <p className="flex items-start gap-1.5 text-quiet">
              <MapPin aria-hidden size={18} className="mt-0.5 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{city}</span>
            </p>
          )}
        </div>
        {biography && (
          <p
            lang={biographyLanguage ?? undefined}
            className="max-w-[65ch] text-lg whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {biography}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <IntentLink
            action="follow"
            profileUrl={profileUrl}
            to="/register"
            aria-label={t('follow.label.off', { name })}
            className={buttonVariants('secondary')}
          >
            <Plus aria-hidden size={20} />
            {t('follow.off')}
          </IntentLink>
          <IntentLink
            action="message"
            profileUrl={profileUrl}
            to="/register"
            aria-label={t('write.label', { name })}
            className={buttonVariants('secondary')}
          >
            <MessageCircle aria-hidden size={20} />
            {t('write.do')}
          </IntentLink>
        </div>
      </div>
    </Card>
  )
}

function Invitation({ preview: { name, profileUrl } }: { preview: PublicPreview }) {
  const { t } = useTranslation(['publicProfile', 'common'])
  return (
    <section
      aria-labelledby="invitation"
      className="grid justify-items-start gap-4 rounded-lg bg-ember-tint p-6 md:p-10"
    >
      <h2 id="invitation" className="text-3xl">
        {t('more.title')}
      </h2>
      <p className="max-w-[65ch] [overflow-wrap:anywhere]">{t('more.text', { name, brand: brand.name })}</p>
      <div className="flex flex-wrap gap-3">
        <IntentLink
          action="open"
          profileUrl={profileUrl}
          to="/register"
          data-primary
          className={buttonVariants('primary', 'lg')}
        >
          {t('common:nav.register')}
        </IntentLink>
        <IntentLink
          action="open"
          profileUrl={profileUrl}
          to="/login"
          className={buttonVariants('quiet', 'lg')}
        >
          {t('common:nav.login')}
        </IntentLink>
      </div>
    </section>
  )
}
