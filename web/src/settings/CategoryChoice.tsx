import type { Self } from '@brilla/contract/account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Output } from '../core/api.types.ts'
import { useCore } from '../core/context.tsx'
import { useSelf } from '../core/query.tsx'
import { CategoryMark, type Hue } from '../ui/CategoryMark.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState } from '../ui/State.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { SwitchList, SwitchRow } from './SwitchRow.tsx'

type Categories = Output<'getSubscribedCategories'>
const key = ['categories', 'subscribed'] as const

/** What a talent does, what an agency looks for (decision 20); each choice counts at once. */
export default function CategoryChoice() {
  const { t } = useTranslation('settings')
  const agency = useSelf().data?.type === 'agencia'
  return (
    <SettingsPage
      title={t('categories.title')}
      text={agency ? t('categories.textAgency') : t('categories.text')}
    >
      {(self) => <Choices type={self.type} />}
    </SettingsPage>
  )
}

function Choices({ type }: { type: Self['type'] }) {
  const { t } = useTranslation(['settings', 'core'])
  const { api } = useCore()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call('getSubscribedCategories', {}, { signal }),
  })
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />

  const show = (id: number, subscribed: boolean) =>
    queries.setQueryData<Categories>(key, (before) =>
      before?.map((one) => (one.id === id ? { ...one, subscribed } : one)),
    )
  async function send(categoryId: number, on: boolean) {
    await api.call(on ? 'subscribeCategory' : 'unsubscribeCategory', { body: { categoryId } })
    await queries.invalidateQueries({ queryKey: ['profile'] })
  }
  return (
    <>
      {type === 'talento' && !data.some(({ subscribed }) => subscribed) && (
        <p className="rounded-md bg-ember-tint px-4 py-3">{t('categories.none')}</p>
      )}
      <SwitchList label={t('categories.title')}>
        {data.map(({ id, slug, subscribed }) => (
          <SwitchRow
            key={id}
            label={t(`core:category.${slug as Hue}`)}
            mark={<CategoryMark hue={slug as Hue} className="size-3" />}
            on={subscribed}
            show={(on) => show(id, on)}
            send={(on) => send(id, on)}
          />
        ))}
      </SwitchList>
    </>
  )
}
