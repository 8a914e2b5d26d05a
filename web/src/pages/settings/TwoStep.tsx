import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SavingNotice } from '../../features/accounts/session/SavingNotice.tsx'
import { FormButton } from '../../ui/FormButton.tsx'
import { useReauth } from '../../features/accounts/session/use-reauth.tsx'
import { type Saving, useSaving } from '../../features/accounts/session/use-saving.ts'
import { RecoveryCodes } from '../../features/accounts/two-step/RecoveryCodes.tsx'
import { type Setup, TwoStepSetup } from '../../features/accounts/two-step/TwoStepSetup.tsx'
import { SavedMessage } from '../../features/onboarding/settings/SavedMessage.tsx'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import type { Client } from '../../lib/api.ts'
import type { Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'
import { asLanguage } from '../../lib/language.ts'
import { exactTime } from '../../lib/time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'

/** Two-step login: switches it on and off, and creates recovery codes (P-sessions-18). */
export default function TwoStep() {
  const { t } = useTranslation('twoStep')
  return (
    <SettingsPage title={t('title')} text={t('text')}>
      {() => <Content />}
    </SettingsPage>
  )
}

function Content() {
  const { api } = useCore()
  const { data, error, refetch } = useQuery(twoStepQuery(api))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-48" />
  return <TwoStepControls state={data} />
}

type Action = 'start' | 'renew' | 'disable'

function TwoStepControls({ state }: { state: Output<'getTwoStep'> }) {
  const { t } = useTranslation('twoStep')
  const { api } = useCore()
  const queries = useQueryClient()
  const { withReauth, dialog } = useReauth()
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<string[]>()
  const saving = useSaving(
    useMutation({
      async mutationFn(action: Action) {
        if (action === 'start') return setSetup(await withReauth(() => api.call('setUpTwoStep')))
        if (action === 'renew') {
          setCodes((await withReauth(() => api.call('renewRecoveryCodes'))).recoveryCodes)
        } else await withReauth(() => api.call('disableTwoStep'))
        await refresh()
      },
    }),
    'twoStep',
  )

  const view = codes ? 'codes' : setup ? 'setup' : state.enabled ? 'on' : 'off'
  const group = useRef<HTMLDivElement>(null)
  const focusedView = useRef(view)
  useEffect(() => {
    if (focusedView.current === view) return
    focusedView.current = view
    // The pressed button was removed and took the focus with it.
    if (document.activeElement === document.body) group.current?.focus()
  }, [view])

  const refresh = () => queries.invalidateQueries(twoStepQuery(api))

  return (
    <div
      ref={group}
      role="group"
      aria-label={t('title')}
      tabIndex={-1}
      className="grid grid-cols-1 gap-6 outline-none"
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : setup ? (
        <TwoStepSetup
          setup={setup}
          withReauth={withReauth}
          onCancel={() => setSetup(undefined)}
          onEnabled={(recoveryCodes) => {
            setCodes(recoveryCodes)
            setSetup(undefined)
            void refresh()
          }}
        />
      ) : (
        <>
          <SavingNotice saving={saving} />
          {state.enabled ? (
            <EnabledControls state={state} saving={saving} onAction={(action) => void saving.save(action)} />
          ) : (
            <>
              <p className="font-semibold">{t('off.state')}</p>
              <FormButton
                saving={saving}
                onClick={() => void saving.save('start')}
                className="justify-self-start"
              >
                {t('off.start')}
              </FormButton>
            </>
          )}
        </>
      )}
      {dialog}
    </div>
  )
}

function EnabledControls({
  state: { since, recoveryCodesLeft },
  saving,
  onAction,
}: {
  state: Output<'getTwoStep'>
  saving: Saving
  onAction: (action: Action) => void
}) {
  const { t, i18n } = useTranslation('twoStep')
  return (
    <>
      <SavedMessage>
        {since && t('on.state', { date: exactTime(since, asLanguage(i18n.language)) })}
      </SavedMessage>
      <div className="grid gap-1">
        <p>{t('on.left', { count: recoveryCodesLeft })}</p>
        <p className="text-sm text-quiet">{t('on.renewText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <FormButton variant="secondary" saving={saving} onClick={() => onAction('renew')}>
          {t('on.renew')}
        </FormButton>
        <FormButton variant="danger" saving={saving} onClick={() => onAction('disable')}>
          {t('on.disable')}
        </FormButton>
      </div>
    </>
  )
}

const twoStepKey = ['two-step'] as const

/** Whether two-step login is on. */
const twoStepQuery = (api: Client) =>
  queryOptions({
    queryKey: twoStepKey,
    queryFn: ({ signal }) => api.call('getTwoStep', {}, { signal }),
    staleTime: 0,
  })
