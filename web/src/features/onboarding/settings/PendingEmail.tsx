import type { Self } from '@brilla/contract/accounts/account'
import { Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { SavedMessage } from './SavedMessage.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { useCancelEmailChange, useSaveSomeSettings, type WithReauth } from './settings.mutations.ts'
import { useSaving } from '../../accounts/session/use-saving.ts'
import { MarkedText } from '../../../ui/MarkedText.tsx'

/** A new e-mail that is not confirmed yet, with buttons to send the mail again and to withdraw it. */
export function PendingEmail({ self: { pendingEmail }, withReauth }: { self: Self; withReauth: WithReauth }) {
  const { t } = useTranslation('settings')
  const resending = useSaving(useSaveSomeSettings(withReauth), 'personal')
  const canceling = useSaving(useCancelEmailChange(), 'write')
  const [resentTo, setResentTo] = useState<string>()
  const errorId = useId()

  async function resend(email: string) {
    if (await resending.save({ email })) setResentTo(email)
  }

  return (
    <>
      {pendingEmail && (
        <div className="grid gap-2 rounded-md bg-ember-tint p-4">
          <p className="flex gap-3">
            <Mail aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <MarkedText text={t('personal.pending', { email: pendingEmail })} marks={{ b: <strong /> }} />
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <FormButton
              variant="secondary"
              saving={resending}
              aria-describedby={errorId}
              onClick={() => void resend(pendingEmail)}
            >
              {t('personal.resendPending')}
            </FormButton>
            <FormButton
              variant="quiet"
              saving={canceling}
              aria-describedby={errorId}
              onClick={() => void canceling.save()}
            >
              {t('personal.cancelPending')}
            </FormButton>
          </div>
          <SavedMessage className="empty:hidden">
            {resending.saved && resentTo === pendingEmail && t('personal.pendingResent')}
          </SavedMessage>
          <InlineError id={errorId}>
            {[...resending.summary.errors, ...canceling.summary.errors][0]?.message}
          </InlineError>
        </div>
      )}
      <SavedMessage className="empty:hidden">
        {canceling.saved && !pendingEmail && t('personal.pendingCanceled')}
      </SavedMessage>
    </>
  )
}
