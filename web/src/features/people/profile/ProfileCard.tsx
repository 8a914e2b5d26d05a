import { useId, type ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'

/** A titled card of a profile. */
export function ProfileCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-3 p-5 md:p-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
