import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { oauthPaths } from '@brilla/contract/accounts/oauth-paths'
import { ApiError } from '../../../lib/api.ts'
import { useClaims, useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useRateLimit } from '../../../lib/use-rate-limit.ts'
import { FormButton } from '../../../ui/FormButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WaitNotice } from '../../../ui/WaitNotice.tsx'
import { useSelf } from '../account/self.queries.ts'
import { getAttemptKey, getProviderName, onReauth as onConfirmedElsewhere } from '../oauth/providers.ts'
import { passkeysQuery } from '../passkey/passkey.queries.ts'
import { PasskeyButton } from '../passkey/PasskeyButton.tsx'

interface Props {
  onConfirmed: () => void
  onClose: () => void
}

/**
 * Reauthentication by password, passkey or provider, which makes this session fresh for 15 minutes. Needs the texts of
 * `session`.
 */
export function ConfirmDialog({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation('session')
  const { api } = useCore()
  const { data, isPending } = useQuery({
    queryKey: ['logins'],
    queryFn: ({ signal }) => api.call('getOwnLogins', {}, { signal }),
    retry: false,
  })
  const passkeys = useQuery({ ...passkeysQuery(api), retry: false })
  // If the request fails, assume a password, which nearly everybody has.
  const { password, providers } = data ?? { password: true, providers: [] }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('confirm.title')}
      description={t(password ? 'confirm.text' : 'confirm.textWays')}
    >
      {isPending || passkeys.isPending ? (
        <Skeleton className="h-40" />
      ) : (
        <div className="grid gap-4">
          {password && <ConfirmForm onConfirmed={onConfirmed} onClose={onClose} />}
          {(passkeys.data?.rows.length ?? 0) > 0 && (
            <PasskeyButton
              label={t('confirm.passkey')}
              send={async (credential) => {
                await api.call('reauthenticateWithPasskey', { body: { credential } })
                onConfirmed()
              }}
            />
          )}
          {providers.map((provider) => (
            <ConfirmWithProvider key={provider} provider={provider} onConfirmed={onConfirmed} />
          ))}
          {!password && (
            <>
              {providers.length === 0 && !passkeys.data?.rows.length && (
                <p className="text-sm text-quiet">
                  {t('confirm.none')}{' '}
                  <Link to="/logout" className="font-semibold text-ink underline">
                    {t('confirm.again')}
                  </Link>
                </p>
              )}
              <Button variant="quiet" onClick={onClose} className="justify-self-end">
                {t('confirm.cancel')}
              </Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Opens the provider in another window, so that this page keeps its state; that window reports back through storage. */
function ConfirmWithProvider({ provider, onConfirmed }: { provider: string; onConfirmed: () => void }) {
  const { t } = useTranslation('session')
  const sub = useClaims()?.sub ?? ''
  const confirmed = useRef(onConfirmed)
  useEffect(() => {
    confirmed.current = onConfirmed
  })
  useEffect(() => onConfirmedElsewhere(sub, () => confirmed.current()), [sub])
  return (
    <Button
      variant="secondary"
      onClick={() => {
        const address = oauthPaths.startReauth(provider, getAttemptKey())
        if (!open(address, 'confirm', 'popup,width=520,height=680')) location.assign(address)
      }}
    >
      {t('confirm.through', { provider: getProviderName(provider) })}
    </Button>
  )
}

function ConfirmForm({ onConfirmed, onClose }: Props) {
  const { t, i18n } = useTranslation('session')
  const { data: self } = useSelf()
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, reset, isPending, error } = useReauthenticate()
  const { secondsLeft, handleRateLimit } = useRateLimit('confirm')
  useEffect(() => field.current?.focus(), [])

  function getMessage(): string | undefined {
    if (isMissing) return t('error.contrasena')
    if (!error || secondsLeft > 0) return undefined
    const isWrong = error instanceof ApiError && error.errors.length > 0
    return isWrong ? t('la_contrasena_parece') : getErrorText(error, i18n)
  }

  function submit() {
    const password = field.current?.value ?? ''
    setIsMissing(!password)
    if (!password || isPending || secondsLeft > 0) return field.current?.focus()
    mutate(password, {
      onSuccess: onConfirmed,
      onError(error) {
        if (!handleRateLimit(error)) field.current?.select()
      },
    })
  }

  /** The field becomes right as soon as it is changed, as far as the client can tell. */
  function clearError() {
    setIsMissing(false)
    if (error) reset()
  }

  const message = getMessage()
  return (
    <Form noValidate onSubmit={submit} className="grid gap-4">
      <WaitNotice left={secondsLeft} />
      {/* Tells password managers which account the password is for. */}
      <input type="text" autoComplete="username" value={self?.email ?? ''} readOnly hidden />
      <PasswordField
        ref={field}
        id="confirm-password"
        label={t('confirm.password')}
        autoComplete="current-password"
        onChange={clearError}
        error={message && <span role="alert">{message}</span>}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
        <FormButton type="submit" saving={{ busy: isPending, secondsLeft }}>
          {t('confirm.submit')}
        </FormButton>
      </div>
    </Form>
  )
}

/** Makes this session fresh with the password. */
function useReauthenticate() {
  const { api } = useCore()
  return useMutation({
    mutationFn: (password: string) => api.call('reauthenticate', { body: { password } }),
  })
}
