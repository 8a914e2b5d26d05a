import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/Button.tsx'

/** An item with what its fields need. */
export interface FactRow<Item> {
  item: Item
  index: number
  /** Changes some fields of the item. */
  change: (part: Partial<Item>) => void
  /** The button that removes the row, for next to its first field. */
  removeButton: ReactNode
}

/** Items of a fact, such as credits, each with its fields, and a button that adds one. */
export function FactRows<Item>({
  id,
  items,
  itemsMax,
  emptyItem,
  texts,
  onChange,
  children,
}: {
  /** Prefix of the ids. */
  id: string
  items: readonly Item[]
  itemsMax: number
  emptyItem: Item
  texts: { add: string; remove: (item: Item, number: number) => string }
  onChange: (items: Item[]) => void
  children: (row: FactRow<Item>) => ReactNode
}) {
  const addId = `${id}.add`
  return (
    <div className="grid justify-items-start gap-4">
      {items.map((item, index) =>
        children({
          item,
          index,
          change: (part) => onChange(items.map((one, at) => (at === index ? { ...one, ...part } : one))),
          removeButton: (
            <button
              type="button"
              aria-label={texts.remove(item, index + 1)}
              onClick={() => {
                onChange(items.filter((_, at) => at !== index))
                document.getElementById(addId)?.focus()
              }}
              className="mt-7.5 grid size-11 shrink-0 place-items-center rounded-full text-quiet transition hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden size={18} />
            </button>
          ),
        }),
      )}
      <Button
        id={addId}
        variant="secondary"
        icon={<Plus aria-hidden size={18} />}
        disabled={items.length >= itemsMax}
        onClick={() => {
          flushSync(() => onChange([...items, emptyItem]))
          const row = document.getElementById(addId)?.previousElementSibling
          row?.querySelector<HTMLElement>('input, select')?.focus()
        }}
      >
        {texts.add}
      </Button>
    </div>
  )
}
