import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { WaitNotice } from '../../../ui/WaitNotice.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { Form } from '../../../ui/Form.tsx'
import { stepHeading, steps, type Step } from './steps.ts'

/** Props of every step. */
export interface StepProps {
  onBack: (() => void) | null
  /** Goes to the next step, whether or not this one is done. */
  onNext: () => void
}

/** Frame of a step: heading, content, and buttons for back, skip and continue. */
export function StepFrame({
  step,
  summary,
  busy = false,
  left = 0,
  onBack,
  onNext,
  onSubmit,
  children,
}: StepProps & {
  step: Step
  summary: ComponentProps<typeof FormSummary>
  busy?: boolean
  /** Seconds until the next attempt is allowed. */
  left?: number
  onSubmit: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('wizard')
  const last = step === steps.at(-1)

  return (
    <Form noValidate onSubmit={() => !busy && left === 0 && onSubmit()} className="grid gap-5">
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold text-quiet">
          {t('step', { step: steps.indexOf(step) + 1, count: steps.length })}
        </p>
        <h2
          id={stepHeading}
          tabIndex={-1}
          className="text-2xl outline-none min-[22.5rem]:text-3xl md:text-4xl"
        >
          {t(`${step}.title`)}
        </h2>
        <p className="text-quiet">{t(`${step}.text`)}</p>
      </div>
      <WaitNotice left={left} />
      <FormSummary {...summary} />
      {children}
      <div className="flex flex-wrap items-center gap-3 pt-2 sm:flex-row-reverse">
        <FormButton type="submit" size="lg" saving={{ busy, secondsLeft: left }} className="max-sm:w-full">
          {t(last ? 'finish' : 'next')}
        </FormButton>
        <Button variant="quiet" onClick={onNext} className="max-sm:order-last max-sm:ml-auto">
          {t(last ? 'skipLast' : 'skip')}
        </Button>
        {onBack && (
          <Button variant="quiet" onClick={onBack} className="sm:mr-auto sm:-ml-5">
            {t('back')}
          </Button>
        )}
      </div>
    </Form>
  )
}
