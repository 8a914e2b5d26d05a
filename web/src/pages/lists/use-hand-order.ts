import { limits } from '@brilla/contract/platform/limits'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useChangeListedPerson } from '../../features/casting/list/list.mutations.ts'
import type { ListRequest, ListRow } from '../../features/casting/list/list.queries.ts'
import { announce } from '../../lib/announce.ts'
import { getErrorText } from '../../lib/error-text.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useReorder } from '../../ui/use-reorder.ts'

export interface HandOrder {
  rows: ListRow[]
  /** Contains the list of people. */
  container: RefObject<HTMLDivElement | null>
  dragged: string | null
  /** How many people the whole list has. */
  count: number
  /** Null unless the list is in the order by hand. */
  grab: ((event: PointerEvent, id: string) => void) | null
  /** The place of somebody in the whole list, from 1. */
  getPlace: (id: string) => number
  /** Moves somebody to a place in the whole list. */
  moveTo: (row: ListRow, place: number) => Promise<void>
}

/** The order by hand of a page of a list (P-lists-7): what is dragged is at its new place at once. */
export function useHandOrder(
  { rows, count }: { rows: ListRow[]; count: number },
  { id, page, order }: ListRequest,
): HandOrder {
  const { t, i18n } = useTranslation('list')
  const toast = useToast()
  const change = useChangeListedPerson(id)
  const container = useRef<HTMLDivElement>(null)
  // The ids in the order on screen until the server has it.
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const shown = ids ? rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : rows
  const first = (page - 1) * limits.listPageSize + 1
  const getPlace = (personId: string) => first + shown.findIndex((row) => row.id === personId)

  function move(personId: string, index: number) {
    const others = shown.map((row) => row.id).filter((one) => one !== personId)
    setIds([...others.slice(0, index), personId, ...others.slice(index)])
  }
  async function save(row: ListRow, place: number): Promise<void> {
    try {
      // Only that of the last move is called: until then, its order stays on screen.
      const onSettled = () => setIds(null)
      await change.mutateAsync({ userId: row.id, position: place }, { onSettled })
      announce(t('moved', { name: row.fullname, place }))
    } catch (error) {
      toast(getErrorText(error, i18n))
    }
  }
  const { dragged, grab } = useReorder({
    getItems: () => [...(container.current?.querySelector('ul')?.children ?? [])],
    move,
    onDrop(personId) {
      const row = rows.find((each) => each.id === personId)
      const isMoved = rows.findIndex((each) => each.id === personId) !== getPlace(personId) - first
      if (row && isMoved) void save(row, getPlace(personId))
      else setIds(null)
    },
  })
  return {
    rows: shown,
    container,
    dragged,
    count,
    grab: order === 'position' ? grab : null,
    getPlace,
    async moveTo(row, place) {
      const index = place - first
      if (index >= 0 && index < shown.length) move(row.id, index)
      await save(row, place)
    },
  }
}
