import type { QueryKey } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useOptimisticToggle } from '../../../lib/use-optimistic-toggle.ts'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { InlineError } from '../../../ui/InlineError.tsx'
import { Switch } from '../../../ui/Switch.tsx'

export interface SavingSwitch {
  label: string
  on: boolean
  /** The queries that hold the setting. */
  queryKeys: readonly QueryKey[]
  /** Shows the new value; `send` then saves it. */
  show: (on: boolean) => void
  send: (on: boolean) => Promise<unknown>
}

/** A switch that saves immediately: the props of the switch, and its error. */
export function useSavingSwitch({ label, on, queryKeys, show, send }: SavingSwitch) {
  const { t } = useTranslation('settings')
  const errorId = useId()
  const [saved, setSaved] = useState(false)
  const { error, secondsLeft, setError, clearError } = useInlineError(label)
  const refused = !!error || secondsLeft > 0
  const toggle = useOptimisticToggle({
    on,
    queryKeys,
    send,
    show(on) {
      setSaved(false)
      clearError()
      show(on)
    },
    onSuccess: () => setSaved(true),
    onError: setError,
  })
  return {
    props: {
      label,
      checked: on,
      describedBy: refused ? errorId : undefined,
      disabled: secondsLeft > 0,
      status: saved && t('saved'),
      onChange: () => void toggle(),
    },
    error: refused && (
      <InlineError id={errorId} left={secondsLeft}>
        {error}
      </InlineError>
    ),
  }
}

/** A switch that saves immediately and shows the result below (P-settings-18). */
export function SwitchRow({ hint, mark, ...saving }: SavingSwitch & { hint?: string; mark?: ReactNode }) {
  const { props, error } = useSavingSwitch(saving)
  return (
    <li className="px-4">
      <Switch {...props} hint={hint} mark={mark} />
      <div className={error ? 'pb-3 text-sm' : undefined}>{error}</div>
    </li>
  )
}

/** A group of related switches. */
export function SwitchList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {children}
    </ul>
  )
}
