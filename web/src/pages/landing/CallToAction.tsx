import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/Button.tsx'

export function CallToAction() {
  const { t } = useTranslation('landing')
  return (
    <section
      aria-labelledby="start-title"
      className="landing-section grid justify-items-center gap-5 text-center"
    >
      <h2 id="start-title" className="text-5xl">
        {t('start.title')}
      </h2>
      <p className="text-lg text-quiet">{t('start.text')}</p>
      <ButtonLink to="/register" size="lg">
        {t('start.action')}
      </ButtonLink>
      <Link to="/login" className="inline-flex min-h-11 items-center underline">
        {t('start.login')}
      </Link>
    </section>
  )
}
