import { trimInvisible } from '@brilla/contract/platform/text'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useRateLimit } from '../../../lib/use-rate-limit.ts'
import { FormButton } from '../../../ui/FormButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { WaitNotice } from '../../../ui/WaitNotice.tsx'

/** Asks for the code of the app. Needs the texts of `twoStep` and `errors`. */
export function CodeForm({
  send,
  submit: submitLabel,
  rateLimit,
  acceptsRecoveryCodes = false,
  children,
}: {
  /** A rejection is shown at the field. */
  send: (code: string) => Promise<void>
  submit: string
  rateLimit: string
  acceptsRecoveryCodes?: boolean
  /** Further buttons. */
  children?: ReactNode
}) {
  const { t, i18n } = useTranslation(['twoStep', 'errors'])
  const field = useRef<HTMLInputElement>(null)
  const [isRecovery, setIsRecovery] = useState(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const { secondsLeft, handleRateLimit } = useRateLimit(rateLimit)
  const kind = isRecovery ? 'recovery' : 'app'

  async function submit() {
    const code = trimInvisible(field.current?.value ?? '')
    if (busy || secondsLeft > 0) return
    setMessage(code ? undefined : t('code.missing'))
    if (!code) return field.current?.focus()
    setBusy(true)
    try {
      await send(code)
    } catch (error) {
      if (handleRateLimit(error)) return
      setMessage(getErrorText(error, i18n))
      field.current?.select()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-4">
      <WaitNotice left={secondsLeft} />
      <TextField
        key={kind}
        ref={field}
        name="code"
        label={t(`code.${kind}`)}
        hint={t(`code.${kind}Hint`)}
        dir="ltr"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="off"
        spellCheck={false}
        onChange={() => setMessage(undefined)}
        error={message && secondsLeft === 0 && <span role="alert">{message}</span>}
      />
      {acceptsRecoveryCodes && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            setIsRecovery(!isRecovery)
            setMessage(undefined)
          }}
        >
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </Button>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <FormButton type="submit" saving={{ busy, secondsLeft }}>
          {submitLabel}
        </FormButton>
      </div>
    </Form>
  )
}
