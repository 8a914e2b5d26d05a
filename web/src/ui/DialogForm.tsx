import type { ComponentProps, ReactNode } from 'react'
import { Form } from './Form.tsx'
import { FormSummary } from './FormSummary.tsx'
import { WaitNotice } from './WaitNotice.tsx'

/** The form of a dialog, under its errors and the notice of an exceeded rate limit. Its button is among the dialog's actions. */
export function DialogForm({
  id,
  form: { summary, submit, secondsLeft },
  children,
}: {
  id: string
  form: {
    summary: ComponentProps<typeof FormSummary>
    submit: () => Promise<void>
    secondsLeft: number
  }
  children: ReactNode
}) {
  return (
    <Form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <WaitNotice left={secondsLeft} />
      <FormSummary {...summary} />
      {children}
    </Form>
  )
}
