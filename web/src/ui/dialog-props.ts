import type { ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** For content that needs more space than a question. */
  wide?: boolean
  children?: ReactNode
  /** The label of the button that closes it, next to the actions. */
  cancel?: string
  actions?: ReactNode
}
