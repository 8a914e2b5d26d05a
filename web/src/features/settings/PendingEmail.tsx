import type { Self } from '@brilla/contract/account'
import { Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useCore } from '../../lib/context.tsx'
import { InlineError } from '../../ui/InlineError.tsx'
import { Saved } from './Saved.tsx'
import { SavingButton } from './SavingParts.tsx'
import { useSelfCache, useSaveSettings } from './settings.data.ts'
import { useSaving } from './useSaving.ts'

/** A new e-mail that is not confirmed yet, with buttons to send the mail again and to withdraw it. */
export function PendingEmail({
  self: { pendingEmail },
  withReauth,
}: {
  self: Self
  withReauth: <Result>(request: () => Promise<Result>) => Promise<Result>
}) {
  const { t } = useTranslation('settings')
  const { api } = useCore()
  const selfCache = useSelfCache()
  const { savePart } = useSaveSettings()
  const sending = useSaving()
  const leaving = useSaving()
  const [resentTo, setResentTo] = useState<string>()
  const errorId = useId()

  async function resend(email: string) {
    if (await sending.save(() => withReauth(() => savePart({ email })))) setResentTo(email)
  }
  const cancel = () =>
    leaving.save(async () => {
      await api.call('cancelEmailChange')
      await selfCache.refresh(() => ({ pendingEmail: null }))
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
          <div className="flex flex-wrap gap-2">
            <SavingButton
              variant="secondary"
              saving={sending}
              aria-describedby={errorId}
              onClick={() => void resend(pendingEmail)}
            >
              {t('personal.resendPending')}
            </SavingButton>
            <SavingButton
              variant="quiet"
              saving={leaving}
              aria-describedby={errorId}
              onClick={() => void cancel()}
            >
              {t('personal.cancelPending')}
            </SavingButton>
          </div>
          <Saved>{sending.saved && resentTo === pendingEmail && t('personal.pendingResent')}</Saved>
          <InlineError id={errorId}>{(sending.errors[0] ?? leaving.errors[0])?.message}</InlineError>
        </div>
      )}
      <Saved>{leaving.saved && !pendingEmail && t('personal.pendingCanceled')}</Saved>
    </>
  )
}
