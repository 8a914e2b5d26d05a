import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { cn } from '../../../ui/cn.ts'
import { steps, type Step } from './steps.ts'

/** Progress and links to all steps, which can be done in any order. */
export function StepNav({ current, done }: { current: Step; done: ReadonlySet<Step> }) {
  const { t } = useTranslation('wizard')
  return (
    <nav aria-label={t('steps')}>
      <ol className="flex gap-1.5">
        {steps.map((step, index) => (
          <li key={step} className="min-w-0 flex-1">
            <Link
              to={`?paso=${index + 1}`}
              aria-current={step === current ? 'step' : undefined}
              className="grid min-h-11 content-center gap-1.5 rounded-sm no-underline"
            >
              <span
                aria-hidden
                className={cn(
                  'block h-1.5 rounded-full transition-colors forced-color-adjust-none',
                  step === current ? 'bg-ember' : done.has(step) ? 'bg-quiet' : 'bg-line',
                )}
              />
              <span
                className={cn(
                  'truncate text-sm max-md:sr-only',
                  step === current ? 'font-semibold text-ink' : 'text-quiet',
                )}
              >
                {t(`${step}.name`)}
                {done.has(step) && <span className="sr-only">, {t('done')}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
