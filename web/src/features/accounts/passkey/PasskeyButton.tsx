import { KeyRound } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { isDeclined } from './is-declined.ts'
import type { PasskeyCredential } from './webauthn.ts'

/** Asks for a passkey and sends what it signed. */
export function PasskeyButton({
  label,
  size,
  send,
}: {
  label: string
  size?: ComponentProps<typeof Button>['size']
  send: (credential: PasskeyCredential) => Promise<void>
}) {
  const { i18n } = useTranslation()
  const { api } = useCore()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function use() {
    setBusy(true)
    setError(undefined)
    try {
      const [{ getPasskey }, options] = await Promise.all([
        import('./webauthn.ts'),
        api.call('createPasskeyLoginOptions'),
      ])
      await send(await getPasskey(options))
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
        {...(size && { size })}
        icon={<KeyRound aria-hidden size={20} />}
        busy={busy}
        onClick={() => void use()}
      >
        {label}
      </Button>
      {error && (
        <p role="alert" className="text-sm font-semibold text-wrong">
          {error}
        </p>
      )}
    </div>
  )
}
