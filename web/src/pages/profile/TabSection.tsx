import { useId, type ReactNode } from 'react'

/** Content of a full-width tab: title, the owner's action, and the rest. */
export function TabSection({
  title,
  action,
  children,
}: {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 px-4 py-6 md:px-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
