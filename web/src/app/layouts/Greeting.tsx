import { useTranslation } from 'react-i18next'
import { crop } from '../../lib/image.ts'
import { useSelf } from '../../features/account/self.queries.ts'
import { useFormatCount } from '../../lib/useFormatCount.ts'
import { Avatar } from '../../ui/Avatar.tsx'

/** The greeting and, for a talent, the number of followers and of recent ones (P-follows-5). */
export function Greeting() {
  const { t } = useTranslation()
  const { data: self } = useSelf()
  const count = useFormatCount()
  const image = self?.profileImage
  return (
    <section aria-label={t('nav.account')} className="flex min-h-14 items-center gap-3">
      <Avatar name={self?.fullname ?? ''} image={image ? crop(image, 92, 92) : null} />
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
