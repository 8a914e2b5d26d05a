import type { PublicPreview } from '@brilla/contract/public-preview'
import { MapPin, MessageCircle, Plus } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { CategoryList } from '../../features/category/CategoryList.tsx'
import { getCategorySlugs } from '../../features/category/categorySlugs.ts'
import { brand } from '../../lib/brand.ts'
import { Brand } from '../../ui/Brand.tsx'
import { languages } from '../../lib/language.ts'
import { buttonVariants } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { GuestFooter } from '../layouts/GuestFooter.tsx'
import { IntentLink } from './IntentLink.tsx'
import { PublicPhotos } from './PublicPhotos.tsx'

/** What a guest sees of a profile (P-profiles-16): only HTML, rendered by the server. */
export function PublicProfile({ preview }: { preview: PublicPreview }) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <a
        href="#profile"
        className="fixed left-2 top-2 z-50 -translate-y-20 rounded-full bg-ember px-5 py-3 font-semibold text-on-ember focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Header profileUrl={preview.profileUrl} />
      <main
        id="profile"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[960px] content-start gap-6 px-4 pt-4 pb-12"
      >
        <About preview={preview} />
        <PublicPhotos preview={preview} />
        <Invitation preview={preview} />
      </main>
      <GuestFooter />
    </div>
  )
}

function Header({ profileUrl }: { profileUrl: string }) {
  const { t, i18n } = useTranslation()
  const other = languages.find((one) => one !== i18n.language) ?? 'es'
  return (
    <header className="mx-auto flex w-full max-w-[1280px] items-center justify-between gap-2 px-4 py-3 md:px-8">
      <Brand />
      <nav aria-label={t('nav.main')} className="flex items-center gap-1 whitespace-nowrap max-sm:[&_a]:px-3">
        <a
          href={`?lang=${other}`}
          lang={other}
          hrefLang={other}
          data-language={other}
          className={buttonVariants('quiet', 'md', 'min-w-11')}
        >
          <span className="max-sm:hidden">{t(`language.${other}`)}</span>
          <span aria-hidden className="uppercase sm:hidden">
            {other}
          </span>
          <span className="sr-only sm:hidden">{t(`language.${other}`)}</span>
        </a>
        <IntentLink action="open" profileUrl={profileUrl} to="/login" className={buttonVariants('secondary')}>
          {t('nav.login')}
        </IntentLink>
      </nav>
    </header>
  )
}

function About({ preview }: { preview: PublicPreview }) {
  const { t } = useTranslation()
  const { name, profileUrl, type, city, biography } = preview
  return (
    <Card className="grid gap-4 p-6 md:p-10">
      <div className="grid gap-2">
        <h1 className="text-4xl [overflow-wrap:anywhere] md:text-6xl">{name}</h1>
        {type === 'agencia' && <p className="text-quiet">{t('agency')}</p>}
        <CategoryList slugs={getCategorySlugs(preview.categories)} />
        {city && (
          <p className="flex items-start gap-1.5 text-quiet">
            <MapPin aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{city}</span>
          </p>
        )}
      </div>
      {biography && (
        <p className="max-w-[65ch] text-lg whitespace-pre-line [overflow-wrap:anywhere]">{biography}</p>
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
