import { Link } from 'react-router'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { cn } from '../../../ui/cn.ts'
import { tabVariants } from '../../../ui/tab-variants.ts'

/** Links that look like tabs, such as those between the states of a queue. */
export function TabLinks({
  label,
  links,
  className = 'mb-3 flex flex-wrap gap-1 px-4 md:px-0',
  linkClassName,
}: {
  label: string
  links: readonly { to: string; label: string; isCurrent: boolean; count?: number | undefined }[]
  className?: string
  linkClassName?: string
}) {
  const formatCount = useFormatCount()
  return (
    <nav aria-label={label} className={className}>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          aria-current={link.isCurrent ? 'page' : undefined}
          className={cn(tabVariants, 'no-underline', linkClassName)}
        >
          {link.label}
          {link.count !== undefined && <span className="tabular">{formatCount(link.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
