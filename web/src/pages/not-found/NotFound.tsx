import { useTranslation } from '../../lib/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

export default function NotFound() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto grid max-w-xl grid-cols-1 justify-items-start gap-5 px-4 py-20 md:py-32">
      <p aria-hidden className="text-stage font-display text-6xl font-extrabold">
        404
      </p>
      <h1 className="text-4xl">{t('notFound.title')}</h1>
      <p className="text-lg text-quiet">{t('notFound.text')}</p>
      <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
    </div>
  )
}
