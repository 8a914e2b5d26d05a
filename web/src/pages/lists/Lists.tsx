import { limits } from '@brilla/contract/platform/limits'
import type { ListWithFaces } from '@brilla/contract/casting/list'
import { ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import { ListFaces } from '../../features/casting/list/ListFaces.tsx'
import { useCreateList } from '../../features/casting/list/list.mutations.ts'
import { useLists } from '../../features/casting/list/list.queries.ts'
import { PageHeading } from '../../features/discovery/search/PageHeading.tsx'
import { announce } from '../../lib/announce.ts'
import { checkLine, collectErrors } from '../../lib/field-rules.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useApiForm } from '../../lib/use-api-form.ts'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'
import { ExploreFrame } from '../explore/ExploreFrame.tsx'

/** /listas: the agency's lists, and the field that creates one (P-lists-11). */
export default function Lists() {
  const { t } = useTranslation('list')
  const { data: lists, error, isPending, refetch } = useLists()
  return (
    <ExploreFrame>
      <PageHeading title={t('title')} text={t('text')} />
      <NewList />
      {isPending ? (
        <Skeleton className="h-60 rounded-lg" />
      ) : lists === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : lists.length === 0 ? (
        <EmptyState icon={ListChecks} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <ul aria-label={t('title')} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {lists.map((list) => (
            <li key={list.id}>
              <ListCard list={list} />
            </li>
          ))}
        </ul>
      )}
    </ExploreFrame>
  )
}

function NewList() {
  const { t } = useTranslation('list')
  const create = useCreateList()
  const form = useApiForm<{ name: string }>({
    defaultValues: { name: '' },
    validate: ({ name }) => collectErrors({ name: checkLine(name, limits.listNameMax, 'required') }),
    async send({ name }) {
      const list = await create(name)
      form.form.reset({ name: '' })
      announce(t('created', { name: list.name }))
    },
    getTextKey: (_, code) => `list:error.${code}`,
    textValues: { max: String(limits.listNameMax) },
    controlIds: { name: 'new-list' },
    rateLimit: 'list',
  })
  return (
    <Form noValidate onSubmit={form.submit} className="mb-6 grid max-w-xl grid-cols-1 gap-2">
      <WaitNotice left={form.secondsLeft} />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          {...form.register('name')}
          id="new-list"
          label={t('new.name')}
          autoComplete="off"
          className="min-w-48 flex-1"
        />
        <FormButton type="submit" saving={form}>
          {t('new.create')}
        </FormButton>
      </div>
    </Form>
  )
}

function ListCard({ list }: { list: ListWithFaces }) {
  const { t } = useTranslation('list')
  const format = useFormatCount()
  return (
    <Card className="relative flex h-full items-center gap-4 p-4 transition hover:shadow-soft">
      <ListFaces faces={list.faces} />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl leading-tight">
          <Link
            to={`/listas/${list.id}`}
            className="[overflow-wrap:anywhere] no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {list.name}
          </Link>
        </h2>
        <p className="text-sm text-quiet">
          {t('people', { count: list.count, formatted: format(list.count) })}
        </p>
      </div>
    </Card>
  )
}
