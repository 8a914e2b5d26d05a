import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import { useClaims, useCore } from '../../../lib/context.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { calendarDate } from '../../../lib/time.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MarkedText } from '../../../ui/MarkedText.tsx'
import { SavingNotice } from '../../accounts/session/SavingNotice.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { useReauth } from '../../accounts/session/use-reauth.tsx'
import { useSaving } from '../../accounts/session/use-saving.ts'

const day = 24 * 60 * 60 * 1000

/** What happens after canceling, and the button; `exportPath` is the address of the data export. */
export function CancelAccountForm({ exportPath }: { exportPath: string }) {
  const { t, i18n } = useTranslation('deactivation')
  const { withReauth, dialog } = useReauth()
  const saving = useSaving(useCancelAccount(withReauth), 'cancel')
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const [deletedAt] = useState(() => new Date(serverNow() + limits.deactivationGraceDays * day).toISOString())
  const date = calendarDate(deletedAt, asLanguage(i18n.language))

  const agency = useClaims()?.profileType === 'agencia'
  const steps = [
    [t('now'), agency ? t('nowTextAgency') : t('nowText')],
    [t('weeks'), t('weeksText')],
    [t('after', { date }), agency ? t('afterTextAgency') : t('afterText')],
  ]
  return (
    <>
      <SavingNotice saving={saving} />
      <ol className="grid gap-5 border-l-2 border-line pl-5">
        {steps.map(([when, what]) => (
          <li key={when} className="grid gap-1">
            <h2 className="text-lg">{when}</h2>
            <p className="text-quiet">{what}</p>
          </li>
        ))}
      </ol>
      <p>
        <MarkedText
          text={t('export')}
          marks={{ copy: <Link to={exportPath} className="font-semibold underline" /> }}
        />
      </p>
      <FormButton
        variant="danger"
        saving={saving}
        onClick={() => setIsConfirmOpen(true)}
        className="justify-self-start"
      >
        {t('start')}
      </FormButton>
      <Dialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={t('sure')}
        description={t('sureText', { date })}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                setIsConfirmOpen(false)
                void saving.save()
              }}
            >
              {t('do')}
            </Button>
            <Button onClick={() => setIsConfirmOpen(false)}>{t('keep')}</Button>
          </>
        }
      />
      {dialog}
    </>
  )
}

/** Cancels the account, shows until when it can be restored, and logs out. */
function useCancelAccount(withReauth: <Response>(call: () => Promise<Response>) => Promise<Response>) {
  const { api, session } = useCore()
  const navigate = useNavigate()
  return useMutation({
    async mutationFn() {
      const state = await withReauth(() => api.call('cancelAccount'))
      await navigate('/user/cancelled', { state, replace: true })
      session.logout()
    },
  })
}
