import { useTranslation } from '../../lib/translation.tsx'
import { ChoiceLink, ChoiceNav } from '../../features/discovery/search/ChoiceNav.tsx'

const tabs = { people: '/explorar', work: '/explorar/obras' } as const

/** Links between the people and the work to explore. */
export function ExploreTabs({ current }: { current: keyof typeof tabs }) {
  const { t } = useTranslation('discovery')
  return (
    <ChoiceNav label={t('tabs.label')}>
      {(['people', 'work'] as const).map((name) => (
        <ChoiceLink key={name} to={tabs[name]} current={name === current}>
          {t(`tabs.${name}`)}
        </ChoiceLink>
      ))}
    </ChoiceNav>
  )
}
