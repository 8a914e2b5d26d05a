import { useState, type MouseEvent } from 'react'

/**
 * The list of a combobox: the focus stays in the field, and the keys move the active option, which the field names by
 * `aria-activedescendant`. -1 is the field itself. The active option is reset when `text` changes.
 */
export function useListbox({
  id,
  count,
  text,
  onChoose,
}: {
  id: string
  count: number
  text: string
  onChoose: (index: number) => void
}) {
  const [active, setActive] = useState(-1)
  const [previousText, setPreviousText] = useState(text)
  if (previousText !== text) {
    setPreviousText(text)
    setActive(-1)
  }
  const optionId = (index: number) => `${id}-${index}`
  const isActive = active >= 0 && active < count
  return {
    activeId: isActive ? optionId(active) : undefined,
    /** Goes to the next or previous option, from the last one back to the field. */
    move(step: 1 | -1) {
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
    },
    /** Chooses the active option; false when there is none. */
    choose(): boolean {
      if (isActive) onChoose(active)
      return isActive
    },
    /** The attributes of an option. */
    getOption: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // Keeps the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(index),
    }),
  }
}
