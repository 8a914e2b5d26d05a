import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { cn } from '../../../ui/cn.ts'
import { tabVariants } from '../../../ui/Tabs.tsx'

const tabs = [
  ['cases', '/moderacion'],
  ['contact', '/moderacion?tab=contact'],
] as const

/** Links between the two halves of the desk. */
export function DeskTabs({ current }: { current: (typeof tabs)[number][0] }) {
  const { t } = useTranslation('moderation')
  return (
    <nav aria-label={t('tabs.label')} className="mb-3 flex flex-wrap gap-1 px-4 md:px-0">
      {tabs.map(([tab, to]) => (
        <Link
          key={tab}
          to={to}
          aria-current={tab === current ? 'page' : undefined}
          className={cn(tabVariants, 'no-underline')}
        >
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}
