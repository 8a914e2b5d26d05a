import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../core/problems.ts'
import { useToggle } from '../core/toggle.ts'
import { Refusal } from '../ui/Refusal.tsx'
import { Switch } from '../ui/Switch.tsx'
import { Saved } from './Saved.tsx'

/** A switch that saves at once, and says under itself what became of that. */
export function SwitchRow({
  label,
  hint,
  mark,
  on,
  show,
  send,
}: {
  label: string
  hint?: string
  mark?: ReactNode
  on: boolean
  /** Puts what is wanted on screen; `send` then tells the server. */
  show: (on: boolean) => void
  send: (on: boolean) => Promise<unknown>
}) {
  const { t, i18n } = useTranslation('settings')
  const problemId = useId()
  const [said, setSaid] = useState<{ saved: boolean; problem?: string }>({ saved: false })
  const toggle = useToggle({
    on,
    send,
    show(on) {
      setSaid({ saved: false })
      show(on)
    },
    settle: () => setSaid({ saved: true }),
    refuse: (error) => setSaid({ saved: false, problem: problemText(error, i18n) }),
  })
  return (
    <li className="px-4">
      <Switch
        label={label}
        hint={hint}
        mark={mark}
        checked={on}
        describedBy={said.problem && problemId}
        onChange={() => void toggle()}
      />
      <div className={said.saved || said.problem ? 'pb-3 text-sm' : undefined}>
        <Saved>{said.saved && t('saved')}</Saved>
        <Refusal id={problemId}>{said.problem}</Refusal>
      </div>
    </li>
  )
}

/** Switches that belong together. */
export function SwitchList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {children}
    </ul>
  )
}
