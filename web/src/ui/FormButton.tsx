import type { ComponentProps } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { formatCountdown } from '../lib/use-countdown.ts'
import { Button } from './Button.tsx'

interface Props extends ComponentProps<typeof Button> {
  saving: {
    busy: boolean
    /** Seconds until the next attempt is allowed. */
    secondsLeft: number
  }
}

/** A button of a form; counts down after too many attempts. */
export function FormButton({ saving: { busy, secondsLeft }, disabled, children, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <Button {...rest} busy={busy} disabled={secondsLeft > 0 || disabled}>
      {secondsLeft > 0 ? t('wait.button', { time: formatCountdown(secondsLeft) }) : children}
    </Button>
  )
}
