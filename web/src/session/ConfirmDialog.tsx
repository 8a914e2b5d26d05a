import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError } from '../core/api.ts'
import { useCore } from '../core/context.tsx'
import { problemText } from '../core/problems.ts'
import { useSelf } from '../core/query.tsx'
import { clock } from '../core/useCountdown.ts'
import { useWait } from '../core/useWait.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { WaitNotice } from '../ui/WaitNotice.tsx'

/** "Confirm it's you": the password makes this session fresh for a quarter of an hour. Needs the texts of `session`. */
export function ConfirmDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { t } = useTranslation('session')
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('confirm.title')}
      description={t('confirm.text')}
    >
      <ConfirmForm onConfirmed={onConfirmed} onClose={onClose} />
    </Dialog>
  )
}

function ConfirmForm({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { t, i18n } = useTranslation(['session', 'core'])
  const { api } = useCore()
  const { data: self } = useSelf()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const wait = useWait()
  useEffect(() => field.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const password = field.current?.value ?? ''
    setProblem(password ? undefined : t('error.contrasena'))
    if (!password || busy || wait.left > 0) return field.current?.focus()
    setBusy(true)
    try {
      await api.call('reauthenticate', { body: { password } })
      onConfirmed()
    } catch (error) {
      setBusy(false)
      if (wait.heed(error)) return
      const wrong = error instanceof ApiError && error.errors.length > 0
      setProblem(wrong ? t('la_contrasena_parece') : problemText(error, i18n))
      field.current?.select()
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <WaitNotice left={wait.left} />
      {/* Tells a password manager whose password is wanted. */}
      <input type="text" autoComplete="username" value={self?.email ?? ''} readOnly hidden />
      <PasswordField
        ref={field}
        id="confirm-password"
        label={t('password')}
        autoComplete="current-password"
        error={problem && <span role="alert">{problem}</span>}
      />
      <p className="text-sm text-quiet">
        {t('confirm.other')}{' '}
        <Link to="/logout" className="font-semibold text-ink underline">
          {t('confirm.again')}
        </Link>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={wait.left > 0}>
          {wait.left > 0 ? t('core:wait.button', { time: clock(wait.left) }) : t('confirm.submit')}
        </Button>
      </div>
    </form>
  )
}
