import type { ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** For what needs more room than a question. */
  wide?: boolean
  children?: ReactNode
  actions?: ReactNode
}
