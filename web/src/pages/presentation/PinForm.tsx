import { useEffect, useRef, useState } from 'react'
import { getErrorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** Asks for the PIN of a presentation. */
export function PinForm({
  error,
  onOpen,
}: {
  /** Why the last one did not open it. */
  error: unknown
  onOpen: (pin: string) => Promise<void>
}) {
  const { t, i18n } = useTranslation('shownPresentation')
  const field = useRef<HTMLInputElement>(null)
  const [pin, setPin] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])

  async function submit() {
    setIsMissing(pin === '')
    // Each attempt counts.
    if (pin === '' || isBusy) return
    setIsBusy(true)
    await onOpen(pin)
    setIsBusy(false)
  }

  return (
    <FormPage title={t('pin.title')} text={t('pin.text')}>
      <Form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          ref={field}
          id="pin"
          label={t('pin.label')}
          error={isMissing ? t('pin.missing') : error ? getErrorText(error, i18n) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={pin}
          onChange={({ target }) => {
            setPin(target.value.replace(/\D/g, ''))
            setIsMissing(false)
          }}
        />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('pin.open')}
        </Button>
      </Form>
    </FormPage>
  )
}
