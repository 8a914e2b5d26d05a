import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { formatCountdown } from '../lib/use-countdown.ts'
import { Button } from './Button.tsx'
import { Form } from './Form.tsx'
import { FormSummary } from './FormSummary.tsx'
import { WaitNotice } from './WaitNotice.tsx'

/** What a form of `useApiForm` says of itself. */
interface FormState {
  summary: ComponentProps<typeof FormSummary>
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  busy: boolean
  secondsLeft: number
}

/** The form of a dialog, under its errors and the notice of an exceeded rate limit. Its button is among the dialog's actions. */
export function DialogForm({
  id,
  form: { summary, submit, secondsLeft },
  children,
}: {
  id: string
  form: FormState
  children: ReactNode
}) {
  return (
    <Form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      <WaitNotice left={secondsLeft} />
      <FormSummary {...summary} />
      {children}
    </Form>
  )
}

/** The button that sends a `DialogForm`, or says how long a rate limit lasts. */
export function DialogSubmit({
  formId,
  form: { busy, secondsLeft },
  label,
}: {
  formId: string
  form: FormState
  label: string
}) {
  const { t } = useTranslation()
  return (
    <Button type="submit" form={formId} busy={busy} disabled={secondsLeft > 0}>
      {secondsLeft > 0 ? t('wait.button', { time: formatCountdown(secondsLeft) }) : label}
    </Button>
  )
}
