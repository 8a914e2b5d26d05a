import { useQuery, useQueryClient } from '@tanstack/react-query'
import { limits } from '@brilla/contract/limits'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'
import { asLanguage } from '../../lib/language.ts'
import { exactTime } from '../../lib/time.ts'
import { CancelAccountForm } from '../../features/deactivation/CancelAccountForm.tsx'
import { DataExportPanel } from '../../features/export/DataExportPanel.tsx'
import { SavingButton, SavingNotice } from '../../features/settings/SavingParts.tsx'
import { useSaving } from '../../features/settings/useSaving.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { Form } from '../../ui/Form.tsx'

type Suspension = Output<'getSuspension'>
const key = ['suspension'] as const

/** The reason of a suspension, and what a suspended account can do: appeal, export, cancel (P-suspension-1). */
export default function Suspended() {
  const { t, i18n } = useTranslation(['suspension', 'settings'])
  const { api } = useCore()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call('getSuspension', {}, { signal }),
  })
  return (
    <FormPage title={t('title')} text={t('text')}>
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-40" />)}
      {data && (
        <>
          <section
            aria-labelledby="reason"
            className="grid gap-2 rounded-lg border-2 border-warning bg-surface p-5"
          >
            <h2 id="reason" className="text-xl">
              {t('reason')}
            </h2>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{data.reason}</p>
            <p className="text-sm text-quiet">
              {t('since', { date: exactTime(data.since, asLanguage(i18n.language)) })}
            </p>
          </section>
          <Part title={t('appeal.title')}>
            <Appeal suspension={data} />
          </Part>
          <Part id="copy" title={t('settings:export.title')} text={t('settings:export.text')}>
            <DataExportPanel />
          </Part>
          <Part title={t('settings:cancel.title')} text={t('leave')}>
            <CancelAccountForm copyAt="#copy" />
          </Part>
        </>
      )}
    </FormPage>
  )
}

function Part({
  id,
  title,
  text,
  children,
}: {
  id?: string
  title: string
  text?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="grid gap-5 border-t border-line pt-8">
      <div className="grid gap-1">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        {text && <p className="text-quiet">{text}</p>}
      </div>
      {children}
    </section>
  )
}

/** The form, and once it has been sent its number in its place. */
function Appeal({ suspension: { appeal } }: { suspension: Suspension }) {
  const { t, i18n } = useTranslation('suspension')
  const { api } = useCore()
  const queries = useQueryClient()
  const saving = useSaving()
  const [text, setText] = useState('')
  if (appeal) {
    return (
      <div role="status" className="grid gap-1 rounded-lg bg-sunken p-4">
        <p className="font-semibold">{t('appeal.kept', { number: appeal.number })}</p>
        <p className="text-quiet">
          {t('appeal.next', { date: exactTime(appeal.createdAt, asLanguage(i18n.language)) })}
        </p>
      </div>
    )
  }
  const send = () =>
    saving.save(
      async () => {
        const sent = await api.call('appeal', { body: { text } })
        queries.setQueryData<Suspension>(key, (before) => before && { ...before, appeal: sent })
      },
      text.trim() ? [] : [{ field: 'text', message: t('appeal.empty') }],
    )
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="grid gap-5"
    >
      <SavingNotice saving={saving} />
      <TextArea
        id="text"
        rows={6}
        label={t('appeal.label')}
        hint={t('appeal.hint')}
        maxLength={limits.appealMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={saving.problems.find(({ field }) => field === 'text')?.message}
      />
      <SavingButton type="submit" size="lg" saving={saving} className="justify-self-start">
        {t('appeal.send')}
      </SavingButton>
    </Form>
  )
}
