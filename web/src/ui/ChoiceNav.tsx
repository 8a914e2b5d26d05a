import { useRef, type ReactNode } from 'react'
import { Link, useLocation, type To } from 'react-router'
import { tabVariants } from './tab-variants.ts'
import { useScrollToCurrent } from './use-scroll-to-current.ts'

/** Links between the choices of a list, which are in its address; on a phone the row scrolls to the current one. */
export function ChoiceNav({ label, children }: { label: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  useScrollToCurrent(row, pathname + search)
  return (
    <nav aria-label={label} className="-mx-4 min-w-0 md:mx-0">
      <ul ref={row} className="relative flex gap-1 overflow-x-auto px-4 py-1 md:flex-wrap md:px-0">
        {children}
      </ul>
    </nav>
  )
}

export function ChoiceLink({ to, current, children }: { to: To; current: boolean; children: ReactNode }) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        preventScrollReset
        aria-current={current ? 'page' : undefined}
        className={`${tabVariants} whitespace-nowrap no-underline`}
      >
        {children}
      </Link>
    </li>
  )
}
