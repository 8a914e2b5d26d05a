import { buildSrcSet, getCategoryImage } from '../../features/category/categoryImages.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useClaims } from '../../lib/context.tsx'
import { Card } from '../../ui/Card.tsx'
import { FilmCard } from './FilmCard.tsx'

/** The sidebar of the feed: a tip, the film and the legal links. */
export function FeedAside() {
  const { t } = useTranslation(['feed', 'common'])
  const accountType = useClaims()?.profileType ?? 'talento'
  return (
    <>
      <Card className="overflow-hidden">
        <img
          src={getCategoryImage('musica', 384, 'webp')}
          srcSet={buildSrcSet('musica', 'webp')}
          sizes="300px"
          alt=""
          width={320}
          height={160}
          loading="lazy"
          className="h-40 w-full object-cover object-[50%_30%]"
        />
        <div className="grid gap-1.5 p-5">
          <h2 className="text-lg">{t(`tip.${accountType}.title`)}</h2>
          <p className="text-sm text-quiet">{t(`tip.${accountType}.text`)}</p>
        </div>
      </Card>
      <FilmCard />
      <nav aria-label={t('common:nav.legal')} className="flex flex-wrap gap-x-4 px-1 text-sm text-quiet">
        <Link to="/terminos" className="inline-flex min-h-8 items-center hover:underline">
          {t('common:nav.terms')}
        </Link>
        <Link to="/politicas-privacidad" className="inline-flex min-h-8 items-center hover:underline">
          {t('common:nav.privacy')}
        </Link>
        <Link to="/politicas-cookies" className="inline-flex min-h-8 items-center hover:underline">
          {t('common:nav.cookies')}
        </Link>
      </nav>
    </>
  )
}
