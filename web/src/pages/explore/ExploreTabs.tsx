import { useTranslation } from '../../lib/translation.tsx'
import { ChoiceLink, ChoiceNav } from '../../ui/ChoiceNav.tsx'

const tabs = { people: '/explorar', work: '/explorar/obras', agencies: '/explorar/agencias' } as const

/** Links between the people, the work and the agencies to explore; with the words of a search, between what it finds. */
export function ExploreTabs({ current, q = '' }: { current: keyof typeof tabs; q?: string }) {
  const { t } = useTranslation('discovery')
  const getPath = (name: keyof typeof tabs) =>
    q && name !== 'work' ? `${tabs[name]}?${new URLSearchParams({ q }).toString()}` : tabs[name]
  return (
    <ChoiceNav label={t('tabs.label')}>
      {(['people', 'agencies', 'work'] as const).map((name) => (
        <ChoiceLink key={name} to={getPath(name)} current={name === current}>
          {t(`tabs.${name}`)}
        </ChoiceLink>
      ))}
    </ChoiceNav>
  )
}
