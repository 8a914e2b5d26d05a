import { useId, type ReactNode } from 'react'

/** A group of fields of a long form, with a heading. */
export function FormSection({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="text-sm text-quiet">{text}</p>}
      </div>
      {children}
    </section>
  )
}
