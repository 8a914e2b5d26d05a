import { useTranslation } from 'react-i18next'
import { crop } from '../core/image.ts'
import { useSelf } from '../core/query.tsx'
import { useCount } from '../core/useCount.ts'
import { Avatar } from '../ui/Avatar.tsx'

/** Hello, and for a talent how many follow, and how many came lately (platform.md section 6). */
export function Greeting() {
  const { t } = useTranslation('feed')
  const { data: self } = useSelf()
  const count = useCount()
  if (!self) return <div className="h-12" />
  return (
    <div className="flex items-center gap-3 px-4 md:px-1">
      <Avatar name={self.fullname} picture={self.profileImage ? crop(self.profileImage, 92, 92) : null} />
      <div className="min-w-0">
        <p className="font-display text-xl font-bold [overflow-wrap:anywhere]">
          {t('hello', { name: self.nombre })}
        </p>
        {self.type === 'talento' && (
          <p className="tabular text-sm text-quiet">
            {t('followers', { count: self.followersCount, formatted: count(self.followersCount) })}
            {self.followersRecentCount > 0 && (
              <span className="font-semibold text-ember">
                {' '}
                <span aria-hidden>· +{count(self.followersRecentCount)}</span>
                <span className="sr-only">{t('recent', { count: self.followersRecentCount })}</span>
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
