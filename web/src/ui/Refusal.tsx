import type { ReactNode } from 'react'

/** Says beside a control that saves at once why it was not saved; read out as it appears. Nothing without words. */
export function Refusal({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    children && (
      <p id={id} role="alert" className="text-sm font-semibold text-wrong">
        {children}
      </p>
    )
  )
}
