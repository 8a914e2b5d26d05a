import {
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { cn } from './cn.ts'

/** The list of a combobox, placed by the caller. */
export const listboxClass =
  'absolute z-40 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-raised'

/** The list as the combobox describes it to screen readers. */
export interface ShownList {
  /** Number of suggestions. */
  count: number
  activeId: string | undefined
}

/** What the combobox has its list do for keys. */
export interface ListHandle {
  /** Goes to the next or previous option, from the last one back to the field. */
  move(step: 1 | -1): void
  /** Chooses the active option; false when there is none. */
  choose(): boolean
}

/**
 * The list of a combobox: the focus stays in the field, and the keys move the active option, which the field names by
 * `aria-activedescendant`. -1 is the field itself. The active option is reset when `text` changes: to the first one where
 * Enter takes that, so that it is seen before.
 */
export function useListbox({
  id,
  count,
  text,
  takesFirst = false,
  onChoose,
}: {
  id: string
  count: number
  text: string
  takesFirst?: boolean
  onChoose: (index: number) => void
}) {
  const [active, setActive] = useState(-1)
  const [previousText, setPreviousText] = useState(text)
  if (previousText !== text) {
    setPreviousText(text)
    setActive(takesFirst && text !== '' ? 0 : -1)
  }
  const optionId = (index: number) => `${id}-${index}`
  const isActive = active >= 0 && active < count
  const handle: ListHandle = {
    move: (step) => setActive(((active + 1 + step + count + 1) % (count + 1)) - 1),
    choose() {
      if (isActive) onChoose(active)
      return isActive
    },
  }
  return {
    ...handle,
    activeId: isActive ? optionId(active) : undefined,
    /** The attributes of an option. In the dark theme the sunken and the raised surface have the same color, hence the tint. */
    getOption: (index: number, className: string) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // Keeps the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(index),
      className: cn(
        'flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 hover:bg-sunken',
        index === active && 'bg-ember-tint',
        className,
      ),
    }),
  }
}

/** What the component of a list gets from its combobox. */
export interface ListProps {
  handle: Ref<ListHandle>
  /** Called with null when there is no list. */
  onShownChange: (shown: ShownList | null) => void
}

/** Tells the combobox about its list; `count` is null while there is none. */
export function useShownList(
  listbox: ReturnType<typeof useListbox>,
  count: number | null,
  { handle, onShownChange }: ListProps,
): void {
  const { activeId } = listbox
  useImperativeHandle(handle, () => listbox)
  // Layout effects, because after an effect the field would name a list that is gone until the next frame.
  useLayoutEffect(() => {
    onShownChange(count === null ? null : { count, activeId })
  }, [onShownChange, count, activeId])
  useLayoutEffect(() => () => onShownChange(null), [onShownChange])
}

/** The attributes of the field of a combobox. */
export const getComboboxProps = (listId: string, shown: ShownList | null): ComponentProps<'input'> => ({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': shown !== null,
  'aria-controls': shown ? listId : undefined,
  'aria-activedescendant': shown?.activeId,
})

/** Opens the list and moves in it, by the keys that do so. */
export function handleArrows(event: KeyboardEvent, list: ListHandle | null, open: () => void): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  open()
  list?.move(event.key === 'ArrowDown' ? 1 : -1)
}

/** Tells screen readers how many suggestions there are. */
export function ListboxStatus({ shown }: { shown: ShownList | null }) {
  const { t } = useTranslation()
  return (
    <p role="status" className="sr-only">
      {shown && t('search.found', { count: shown.count })}
    </p>
  )
}
