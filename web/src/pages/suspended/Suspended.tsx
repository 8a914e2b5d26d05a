import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CancelAccountForm } from '../../features/data-rights/deactivation/CancelAccountForm.tsx'
import { DataExportPanel } from '../../features/data-rights/export/DataExportPanel.tsx'
import { AppealForm } from '../../features/safety/suspension/AppealForm.tsx'
import { suspensionKey, suspensionQuery } from '../../features/safety/suspension/suspension.queries.ts'
import { useClaims, useCore } from '../../lib/context.tsx'
import { asLanguage } from '../../lib/language.ts'
import { exactTime } from '../../lib/time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'

const sectionClass = 'gap-5 border-t border-line pt-8'

/** The reason of a suspension, and what a suspended account can do: appeal, export, cancel (P-suspension-1). */
export default function Suspended() {
  const { t, i18n } = useTranslation(['suspension', 'settings'])
  const { api } = useCore()
  const language = asLanguage(i18n.language)
  const { data, error, refetch } = useQuery(suspensionQuery(api))
  const appeal = useAppeal()
  const isAgency = useClaims()?.profileType === 'agencia'
  return (
    <FormPage
      title={t('title')}
      text={t('text')}
      footer={
        <Link to="/contacto" className="inline-flex min-h-11 items-center underline">
          {t('contact')}
        </Link>
      }
    >
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
              {t('since', { date: exactTime(data.since, language) })}
              <br />
              {data.until ? t('until', { date: exactTime(data.until, language) }) : t('noEnd')}
            </p>
          </section>
          <Section large className={sectionClass} title={t('appeal.title')}>
            <AppealForm appeal={data.appeal} mutation={appeal} draftKey="suspension" />
          </Section>
          <Section
            large
            className={sectionClass}
            id="copy"
            title={t('settings:export.title')}
            text={t(isAgency ? 'settings:export.textAgency' : 'settings:export.text')}
          >
            <DataExportPanel />
          </Section>
          <Section large className={sectionClass} title={t('settings:cancel.title')} text={t('leave')}>
            <CancelAccountForm exportPath="#copy" />
          </Section>
        </>
      )}
    </FormPage>
  )
}

/** Sends the appeal and shows it. */
function useAppeal() {
  const { api } = useCore()
  const queries = useQueryClient()
  const withKey = useIdempotencyKey('appeal')
  return useMutation({
    mutationFn: (text: string) =>
      withKey({ text }, (key) => api.call('appeal', { headers: { 'idempotency-key': key }, body: { text } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: suspensionKey }),
  })
}
