import { useTranslation } from '../../../lib/translation.tsx'
import { TabLinks } from './TabLinks.tsx'

const tabs = [
  ['cases', '/moderacion'],
  ['verifications', '/moderacion?tab=verifications'],
  ['contact', '/moderacion?tab=contact'],
] as const

/** Links between the parts of the desk. */
export function DeskTabs({ current }: { current: (typeof tabs)[number][0] }) {
  const { t } = useTranslation('moderation')
  return (
    <TabLinks
      label={t('tabs.label')}
      links={tabs.map(([tab, to]) => ({ to, label: t(`tabs.${tab}`), isCurrent: tab === current }))}
    />
  )
}
