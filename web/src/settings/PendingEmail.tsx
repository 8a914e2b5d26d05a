import type { Self } from '@brilla/contract/account'
import { Mail } from 'lucide-react'
import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useCore } from '../core/context.tsx'
import { Refusal } from '../ui/Refusal.tsx'
import { Saved } from './Saved.tsx'
import { SavingButton } from './SavingParts.tsx'
import { useOwnRecord } from './settings.data.ts'
import { useSaving } from './useSaving.ts'

/** The new e-mail that waits for its confirmation, and the way to think better of it. */
export function PendingEmail({ self: { pendingEmail } }: { self: Self }) {
  const { t } = useTranslation('settings')
  const { api } = useCore()
  const own = useOwnRecord()
  const saving = useSaving()
  const { saved, problems, save } = saving
  const problemId = useId()

  const cancel = () =>
    save(async () => {
      await api.call('cancelEmailChange')
      await own.refresh(() => ({ pendingEmail: null }))
    })

  return (
    <>
      {pendingEmail && (
        <div className="grid gap-2 rounded-md bg-ember-tint p-4">
          <p className="flex gap-3">
            <Mail aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Trans
                t={t}
                i18nKey="personal.pending"
                values={{ email: pendingEmail }}
                components={{ b: <strong /> }}
              />
            </span>
          </p>
          <SavingButton
            kind="secondary"
            saving={saving}
            aria-describedby={problemId}
            onClick={() => void cancel()}
            className="justify-self-start"
          >
            {t('personal.cancelPending')}
          </SavingButton>
          <Refusal id={problemId}>{problems[0]?.message}</Refusal>
        </div>
      )}
      <Saved>{saved && !pendingEmail && t('personal.pendingCancelled')}</Saved>
    </>
  )
}
