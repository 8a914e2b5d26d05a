import type { Self } from '@brilla/contract/accounts/account'
import { useTranslation } from '../../lib/translation.tsx'
import { useSubscription } from '../../features/people/category/category.mutations.ts'
import { type OwnCategory, useOwnCategories } from '../../features/people/category/category.queries.ts'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { CategoryMark } from '../../features/people/category/CategoryMark.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { SwitchList, SwitchRow } from '../../features/onboarding/settings/SwitchRow.tsx'

/** Categories of a talent, or those an agency looks for (P-categories-4); each choice is saved immediately. */
export default function CategorySettings() {
  const { t } = useTranslation('settings')
  const agency = useSelf().data?.type === 'agencia'
  return (
    <SettingsPage
      title={t('categories.title')}
      text={agency ? t('categories.textAgency') : t('categories.text')}
    >
      {(self) => <CategorySwitches type={self.type} />}
    </SettingsPage>
  )
}

function CategorySwitches({ type }: { type: Self['type'] }) {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useOwnCategories()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  return (
    <>
      {type === 'talento' && !data.some(({ subscribed }) => subscribed) && (
        <p className="rounded-md bg-ember-tint px-4 py-3">{t('categories.none')}</p>
      )}
      <SwitchList label={t('categories.title')}>
        {data.map((category) => (
          <CategorySwitch key={category.id} category={category} />
        ))}
      </SwitchList>
    </>
  )
}

function CategorySwitch({ category }: { category: OwnCategory }) {
  const { t } = useTranslation()
  const subscription = useSubscription(category)
  return (
    <SwitchRow
      label={t(`category.${category.slug}`)}
      mark={<CategoryMark hue={category.slug} className="size-3" />}
      {...subscription}
    />
  )
}
