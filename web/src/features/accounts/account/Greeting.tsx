import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { PersonAvatar } from './PersonAvatar.tsx'
import { useSelf } from './self.queries.ts'

/** The greeting and, for a talent, the number of followers and of recent ones (P-follows-5). */
export function Greeting() {
  const { t } = useTranslation()
  const { data: self } = useSelf()
  const count = useFormatCount()
  return (
    <section aria-label={t('nav.account')} className="flex min-h-14 items-center gap-3">
      <PersonAvatar person={self} />
      {self && (
        <div className="min-w-0">
          <p className="font-display text-lg leading-tight font-bold [overflow-wrap:anywhere]">
            {t('greeting.hello', { name: self.nombre })}
          </p>
          {self.type === 'talento' && (
            <p className="tabular text-sm text-quiet">
              {t('greeting.followers', {
                count: self.followersCount,
                formatted: count(self.followersCount),
              })}
              {self.followersRecentCount > 0 && (
                <span className="font-semibold whitespace-nowrap text-ember">
                  {' '}
                  <span aria-hidden>· +{count(self.followersRecentCount)}</span>
                  <span className="sr-only">
                    {t('greeting.recent', { count: self.followersRecentCount })}
                  </span>
                </span>
              )}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
