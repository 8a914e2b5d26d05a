import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { cn } from '../../../ui/cn.ts'

/** A part of the exploration's home, with the way to all of it. */
export function ExploreSection({ title, to, children }: { title: string; to?: string; children: ReactNode }) {
  const { t } = useTranslation('discovery')
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl sm:text-2xl">{title}</h2>
        {to && (
          <Link
            to={to}
            className="inline-flex min-h-11 items-center gap-1 font-semibold no-underline hover:underline"
          >
            {t('seeAll')}
            <span className="sr-only">: {title}</span>
            <ArrowRight aria-hidden size={18} />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** The head of a page of its own. */
export function PageHeading({
  title,
  text,
  className,
}: {
  title: string
  text?: string
  className?: string
}) {
  return (
    <div className={cn('mb-6 grid gap-1', className)}>
      <h1 className="text-4xl font-extrabold [overflow-wrap:anywhere]">{title}</h1>
      {text && <p className="text-lg text-quiet">{text}</p>}
    </div>
  )
}
