import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Package } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { atThisOrigin } from '../../../lib/at-this-origin.ts'
import { useCore } from '../../../lib/context.tsx'
import { formatBytes } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { exactTime } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { SavingNotice } from '../../accounts/session/SavingNotice.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { useReauth } from '../../accounts/session/use-reauth.tsx'
import { type Saving, useSaving } from '../../accounts/session/use-saving.ts'
import { type Export, exportKey, useExport } from './export.queries.ts'

/** State of the data export with its buttons, without a heading. */
export function DataExportPanel() {
  const { withReauth, confirm, dialog } = useReauth()
  const starting = useSaving(useStartExport(withReauth), 'export')
  const downloading = useSaving(useDownloadExport(confirm), 'export')
  const { data, error, refetch } = useExport()
  const state = data?.state
  const [begun, setBegun] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button was removed and took the focus with it.
    if (begun && state && document.activeElement === document.body) box.current?.focus()
  }, [begun, state])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />

  function start() {
    setBegun(true)
    downloading.resetStatus()
    void starting.save()
  }

  function download() {
    starting.resetStatus()
    void downloading.save()
  }

  return (
    <>
      <SavingNotice saving={starting} />
      <SavingNotice saving={downloading} />
      <div ref={box} tabIndex={-1} className="grid gap-4 rounded-lg border border-line bg-surface p-5">
        <State
          copy={data}
          starting={starting}
          downloading={downloading}
          onStart={start}
          onDownload={download}
        />
      </div>
      {dialog}
    </>
  )
}

function State({
  copy: { state, progress, bytes, expiresAt },
  starting,
  downloading,
  onStart,
  onDownload,
}: {
  copy: Export
  starting: Saving
  downloading: Saving
  onStart: () => void
  onDownload: () => void
}) {
  const { t, i18n } = useTranslation('export')
  const language = asLanguage(i18n.language)
  const start = (words: string, variant: 'primary' | 'quiet' = 'primary') => (
    <FormButton
      variant={variant}
      saving={starting}
      icon={<Package aria-hidden size={20} />}
      onClick={onStart}
      className="justify-self-start"
    >
      {words}
    </FormButton>
  )
  if (state === 'none') return start(t('start'))
  return (
    <>
      <p role="status" className="text-lg font-semibold">
        {state === 'making' && t('making')}
        {state === 'ready' && t('ready')}
        {state === 'failed' && <span className="text-wrong">{t('failed')}</span>}
      </p>
      {state === 'making' && (
        <>
          <ProgressBar label={t('making')} {...(progress > 0 && { value: progress })} />
          <p className="text-sm text-quiet">
            {progress > 0 && `${t('percent', { percent: Math.round(progress * 100) })} · `}
            {t('leave')}
          </p>
        </>
      )}
      {state === 'failed' && start(t('start'))}
      {state === 'ready' && (
        <>
          <div className="flex flex-wrap gap-3">
            <FormButton saving={downloading} icon={<Download aria-hidden size={20} />} onClick={onDownload}>
              {t('download', { size: formatBytes(bytes ?? 0, language) })}
            </FormButton>
            {start(t('again'), 'quiet')}
          </div>
          {expiresAt && (
            <p className="text-sm text-quiet">{t('until', { date: exactTime(expiresAt, language) })}</p>
          )}
        </>
      )}
    </>
  )
}

/** Starts a data export. */
function useStartExport(withReauth: <Response>(call: () => Promise<Response>) => Promise<Response>) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => withReauth(() => api.call('startExport')),
    onSuccess: () => queries.invalidateQueries({ queryKey: exportKey }),
  })
}

/**
 * Downloads the export. Its address is requested on click, because it expires within minutes and needs a fresh session,
 * which `confirm` asks for.
 */
function useDownloadExport(confirm: () => Promise<void>) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn() {
      let { url } = await api.call('getExport')
      if (!url) {
        await confirm()
        url = (await api.call('getExport')).url
      }
      if (url) location.assign(atThisOrigin(url))
      else await queries.invalidateQueries({ queryKey: exportKey })
    },
  })
}
