import { Link } from 'react-router'
import { termsVersion } from '@brilla/contract/platform/limits'
import { useClaims } from '../../lib/context.tsx'
import { asLanguage } from '../../lib/language.ts'
import { calendarDate } from '../../lib/time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

const documents = {
  terms: { path: '/terminos', version: termsVersion },
  privacy: { path: '/politicas-privacidad', version: termsVersion },
  cookies: { path: '/politicas-cookies', version: termsVersion },
} as const

type Name = keyof typeof documents

export const Terms = () => <LegalPage name="terms" />
export const PrivacyPolicy = () => <LegalPage name="privacy" />
export const Cookies = () => <LegalPage name="cookies" />

/** A legal text (P-legal-1) with the date of its version, table of contents and links to the others. */
function LegalPage({ name }: { name: Name }) {
  const { t, i18n } = useTranslation(['legal', 'common'])
  const claims = useClaims()
  const sections = t(`${name}.sections`, { returnObjects: true })
  const others = (Object.keys(documents) as Name[]).filter((other) => other !== name)
  return (
    <div className="mx-auto grid max-w-[1080px] gap-x-16 px-4 pt-8 pb-20 md:px-8 lg:grid-cols-[240px_1fr]">
      <header className="grid gap-3 lg:col-start-2">
        <h1 className="text-5xl">{t(`${name}.title`)}</h1>
        <p className="text-lg text-quiet">{t(`${name}.summary`)}</p>
        <p className="text-sm text-quiet">
          {t('version', { date: calendarDate(documents[name].version, asLanguage(i18n.language)) })}
        </p>
      </header>
      <nav
        aria-label={t('contents')}
        className="my-6 lg:sticky lg:top-8 lg:row-span-2 lg:row-start-1 lg:my-2 lg:h-fit"
      >
        <h2 className="mb-1 text-base">{t('contents')}</h2>
        <ol>
          {sections.map(({ title }, index) => (
            <li key={title}>
              <a
                href={`#${index + 1}`}
                className="flex min-h-9 items-center gap-2 text-sm text-quiet hover:text-ink hover:underline max-lg:min-h-11"
              >
                <span className="tabular w-5 shrink-0">{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[42rem] lg:col-start-2">
        {sections.map(({ title, paragraphs }, index) => (
          <section key={title} id={String(index + 1)} className="scroll-mt-6 pt-8">
            <h2 className="mb-3 text-2xl">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-3 leading-relaxed">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <footer className="mt-12 grid gap-4 border-t border-line pt-6">
          <p className="flex flex-wrap items-center gap-x-6">
            <span className="text-quiet">{t('also')}</span>
            {others.map((other) => (
              <Link
                key={other}
                to={documents[other].path}
                className="inline-flex min-h-11 items-center underline"
              >
                {t(`${other}.title`)}
              </Link>
            ))}
            <Link to="/transparencia" className="inline-flex min-h-11 items-center underline">
              {t('transparency')}
            </Link>
            <Link to="/contacto" className="inline-flex min-h-11 items-center underline">
              {t('common:nav.contact')}
            </Link>
          </p>
          {!claims && (
            <p className="flex flex-wrap items-center gap-3">
              <span className="mr-2 font-semibold">{t('join')}</span>
              <ButtonLink to="/register">{t('common:nav.register')}</ButtonLink>
              <ButtonLink to="/login" variant="quiet">
                {t('common:nav.login')}
              </ButtonLink>
            </p>
          )}
        </footer>
      </div>
    </div>
  )
}
