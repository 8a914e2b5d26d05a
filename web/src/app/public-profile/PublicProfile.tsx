import type { PublicPreview } from '@brilla/contract/public/public-preview'
import { useTranslation } from '../../lib/translation.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { languages } from '../../lib/language.ts'
import { buttonVariants } from '../../ui/Button.tsx'
import { GuestFooter } from '../layouts/GuestFooter.tsx'
import { IntentLink } from '../../features/public/public-preview/IntentLink.tsx'
import { PreviewContent } from '../../features/public/public-preview/PreviewContent.tsx'

/** What a guest sees of a profile (P-profiles-16): only HTML, rendered by the server. */
export function PublicProfile({ preview }: { preview: PublicPreview }) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto]">
      <a
        href="#profile"
        className="fixed left-2 top-2 z-50 [translate:0_-5rem] rounded-full bg-ember px-5 py-3 font-semibold text-on-ember focus:[translate:none]"
      >
        {t('skip')}
      </a>
      <Header profileUrl={preview.profileUrl} />
      <main id="profile" tabIndex={-1} className="mx-auto w-full max-w-[960px] px-4 pt-4 pb-12">
        <PreviewContent preview={preview} />
      </main>
      <GuestFooter />
    </div>
  )
}

function Header({ profileUrl }: { profileUrl: string }) {
  const { t, i18n } = useTranslation()
  const other = languages.find((one) => one !== i18n.language) ?? 'es'
  return (
    <header className="mx-auto flex w-full max-w-[1280px] flex-wrap items-center justify-between gap-2 px-4 py-3 md:px-8">
      <Brand />
      <nav
        aria-label={t('nav.main')}
        className="flex flex-wrap items-center gap-1 whitespace-nowrap max-sm:[&_a]:px-3"
      >
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
