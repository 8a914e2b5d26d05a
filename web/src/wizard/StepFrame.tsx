import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { FormSummary, type FormProblem } from '../ui/FormSummary.tsx'
import { stepHeading, steps, type Step } from './steps.ts'

/** What every step gets. */
export interface StepProps {
  onBack: (() => void) | null
  /** On to the next step, whether or not this one was filled. */
  onNext: () => void
}

/** A step's heading, its content, and the ways on: back, without it, with it. */
export function StepFrame({
  step,
  problems,
  busy = false,
  onBack,
  onNext,
  onSubmit,
  children,
}: StepProps & {
  step: Step
  problems: readonly FormProblem[]
  busy?: boolean
  onSubmit: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('wizard')
  const last = step === steps.at(-1)

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
      className="grid gap-5"
    >
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold text-quiet">
          {t('step', { step: steps.indexOf(step) + 1, count: steps.length })}
        </p>
        <h2 id={stepHeading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {t(`${step}.title`)}
        </h2>
        <p className="text-quiet">{t(`${step}.text`)}</p>
      </div>
      <FormSummary problems={problems} />
      {children}
      <div className="flex flex-wrap items-center gap-3 pt-2 sm:flex-row-reverse">
        <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
          {t(last ? 'finish' : 'next')}
        </Button>
        <Button kind="quiet" onClick={onNext} className="max-sm:order-last max-sm:ml-auto">
          {t(last ? 'skipLast' : 'skip')}
        </Button>
        {onBack && (
          <Button kind="quiet" onClick={onBack} className="sm:mr-auto sm:-ml-5">
            {t('back')}
          </Button>
        )}
      </div>
    </form>
  )
}
