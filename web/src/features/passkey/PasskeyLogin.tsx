import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/errorText.ts'
import { Button } from '../../ui/Button.tsx'
import { isDeclined } from './isDeclined.ts'

/** Logs in with a passkey instead of password and code (P-sessions-19). Needs the texts of `session`. */
export function PasskeyLogin({
  getRemember,
  onLogin,
}: {
  getRemember: () => boolean
  onLogin: (token: string) => Promise<void>
}) {
  const { t, i18n } = useTranslation('session')
  const { api } = useCore()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function logIn() {
    setBusy(true)
    setError(undefined)
    try {
      const [{ getPasskey }, options] = await Promise.all([
        import('./webauthn.ts'),
        api.call('createPasskeyLoginOptions'),
      ])
      const credential = await getPasskey(options)
      const body = { credential, remember: getRemember() }
      await onLogin((await api.call('authenticateWithPasskey', { body })).token)
    } catch (error) {
      if (!isDeclined(error)) setError(getErrorText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        size="lg"
        icon={<KeyRound aria-hidden size={20} />}
        busy={busy}
        onClick={() => void logIn()}
      >
        {t('passkey')}
      </Button>
      {error && (
        <p role="alert" className="text-sm font-semibold text-wrong">
          {error}
        </p>
      )}
    </div>
  )
}
