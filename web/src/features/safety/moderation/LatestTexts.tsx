import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import type { DeskAccount } from '@brilla/contract/safety/moderation-people'
import { Time } from '../../../lib/Time.tsx'

/** What a person has written lately; each line opens the post in a new tab. */
export function LatestTexts({
  latest,
  heading: Heading,
}: Pick<DeskAccount, 'latest'> & { heading: 'h3' | 'h4' }) {
  const { t } = useTranslation('moderation')
  if (latest.length === 0) return <p className="text-quiet">{t('latest.none')}</p>
  return (
    <div className="grid grid-cols-1 gap-1">
      <Heading className={Heading === 'h3' ? 'text-lg' : 'font-semibold'}>{t('latest.title')}</Heading>
      <ul className="grid grid-cols-1">
        {latest.map(({ id, kind, postId, text, createdAt }) => (
          <li key={id}>
            <Link
              to={`/noticias/${postId}`}
              target="_blank"
              className="grid min-h-11 content-center py-1 text-sm hover:underline"
            >
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{text || t('latest.noText')}</span>
              <span className="text-quiet">
                {t(`latest.${kind}`)} · <Time at={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
