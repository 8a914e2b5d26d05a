import type { QueryKey } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOptimisticToggle } from '../../lib/useOptimisticToggle.ts'
import { useInlineError } from '../../lib/useInlineError.ts'
import { InlineError } from '../../ui/InlineError.tsx'
import { Switch } from '../../ui/Switch.tsx'

/** A switch that saves immediately and shows the result below (P-settings-18). */
export function SwitchRow({
  label,
  hint,
  mark,
  on,
  queryKeys,
  show,
  send,
}: {
  label: string
  hint?: string
  mark?: ReactNode
  on: boolean
  /** The queries that hold the setting. */
  queryKeys: readonly QueryKey[]
  /** Shows the new value; `send` then saves it. */
  show: (on: boolean) => void
  send: (on: boolean) => Promise<unknown>
}) {
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
  return (
    <li className="px-4">
      <Switch
        label={label}
        hint={hint}
        mark={mark}
        checked={on}
        describedBy={refused ? errorId : undefined}
        disabled={secondsLeft > 0}
        status={saved && t('saved')}
        onChange={() => void toggle()}
      />
      <div className={refused ? 'pb-3 text-sm' : undefined}>
        <InlineError id={errorId} left={secondsLeft}>
          {error}
        </InlineError>
      </div>
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
