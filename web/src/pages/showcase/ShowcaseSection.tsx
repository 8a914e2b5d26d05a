import type { ReactNode } from 'react'

/** A named row of the showcase. */
export function ShowcaseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="border-b border-line pb-2 text-2xl">{title}</h2>
      {children}
    </section>
  )
}
