/** What the panes of a case, a person and a contact request have in common. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** The placeholder of a pane, as wide as its cards. */
export const PaneSkeleton = () => <Skeleton className="h-120 max-md:mx-4" />

/** The title of a pane that opens: a screen reader begins to read here, and the keys are free of links and fields. */
export function PaneTitle({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none [overflow-wrap:anywhere]">
      {children}
    </h2>
  )
}

/** A titled part of a pane. */
export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Card id={id} className="grid grid-cols-1 gap-3 p-4 md:p-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </Card>
  )
}

/** Why a case or a request cannot be decided. It takes the focus of a form that it replaces, when another moderator has it. */
export function Obstacle({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus()
  }, [])
  return (
    <p ref={text} role="status" tabIndex={-1} className="text-quiet outline-none">
      {children}
    </p>
  )
}
