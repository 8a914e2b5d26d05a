import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'

/** A titled part of a case or of a contact request. */
export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Card id={id} className="grid grid-cols-1 gap-3 p-4 md:p-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </Card>
  )
}
