import { useEffect, useRef, type ReactNode } from 'react'

/** An item of a list of people; `isOpened`: its link has the focus when the list appears. */
export function PeopleItem({
  isOpened,
  className,
  children,
}: {
  isOpened: boolean
  className: string
  children: ReactNode
}) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpened) item.current?.querySelector('a')?.focus()
  }, [isOpened])
  return (
    <li ref={item} data-item data-opened={isOpened || undefined} className={className}>
      {children}
    </li>
  )
}
