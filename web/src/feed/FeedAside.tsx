import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSelf } from '../core/query.tsx'
import { Card } from '../ui/Card.tsx'
import { CategoryMark, type Hue } from '../ui/CategoryMark.tsx'

const hues: Hue[] = [
  'deportes',
  'musica',
  'artes',
  'cinematografia',
  'modelaje',
  'literatura',
  'ciencia-tecnologia',
  'cocina',
]

/** What stands beside the feed: how to be found, the eight ways to shine, and the small print. */
export function FeedAside() {
  const { t } = useTranslation(['feed', 'core'])
  const { data: self } = useSelf()
  const kind = self?.type === 'agencia' ? 'agencia' : 'talento'
  return (
    <>
      <Card className="overflow-hidden">
        <img
          src="/art/musica-320.webp"
          alt=""
          width={320}
          height={160}
          loading="lazy"
          className="h-40 w-full object-cover object-[50%_30%]"
        />
        <div className="grid gap-1.5 p-5">
          <h2 className="text-lg">{t(`tip.${kind}.title`)}</h2>
          <p className="text-sm text-quiet">{t(`tip.${kind}.text`)}</p>
        </div>
      </Card>
      <section aria-labelledby="ways" className="grid gap-2 px-1">
        <h2 id="ways" className="text-base text-quiet">
          {t('ways')}
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm text-quiet">
          {hues.map((hue) => (
            <li key={hue} className="flex items-center gap-2">
              <CategoryMark hue={hue} />
              {t(`core:category.${hue}`)}
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={t('core:nav.legal')} className="flex flex-wrap gap-x-4 px-1 text-sm text-quiet">
        <Link to="/terminos" className="inline-flex min-h-8 items-center hover:underline">
          {t('core:nav.terms')}
        </Link>
        <Link to="/politicas-privacidad" className="inline-flex min-h-8 items-center hover:underline">
          {t('core:nav.privacy')}
        </Link>
        <Link to="/politicas-cookies" className="inline-flex min-h-8 items-center hover:underline">
          {t('core:nav.cookies')}
        </Link>
      </nav>
    </>
  )
}
