import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router'
import { PagedList } from '../../../ui/PagedList.tsx'

/** What waits at the desk, as links of which that of the open item is marked and in view. */
export function QueueList<Item extends { id: string }>({
  items,
  openId,
  getLink,
  renderItem,
  ...list
}: Omit<ComponentProps<typeof PagedList>, 'count' | 'children'> & {
  items: readonly Item[]
  openId: string | undefined
  getLink: (id: string) => string
  renderItem: (item: Item) => ReactNode
}) {
  return (
    <PagedList {...list} count={items.length}>
      <ol className="grid grid-cols-1 gap-1">
        {items.map((item) => (
          <li key={item.id}>
            <QueueLink to={getLink(item.id)} isOpen={item.id === openId}>
              {renderItem(item)}
            </QueueLink>
          </li>
        ))}
      </ol>
    </PagedList>
  )
}

function QueueLink({ to, isOpen, children }: { to: string; isOpen: boolean; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <Link
      ref={link}
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      className="flex gap-3 rounded-lg border border-transparent px-4 py-3 text-sm no-underline hover:bg-sunken aria-[current=true]:border-line aria-[current=true]:bg-surface md:px-3"
    >
      {children}
    </Link>
  )
}
