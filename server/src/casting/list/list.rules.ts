/** The order by hand. No I/O. */

/** Somebody on a list, in the order by hand. */
export interface OrderedPerson {
  id: string
  /** Whether the agency sees the person there now. */
  isShown: boolean
}

/**
 * The ids in their new order, once `id` is moved to a place, starting at 1, among those who are shown. Those who are not
 * stay behind whom they followed.
 */
export function moveTo(people: readonly OrderedPerson[], id: string, place: number): string[] {
  const others = people.filter((person) => person.id !== id)
  const shown = others.filter(({ isShown }) => isShown)
  const next = shown[place - 1]
  const index = next ? others.indexOf(next) : others.length
  return [
    ...others.slice(0, index).map((person) => person.id),
    id,
    ...others.slice(index).map((person) => person.id),
  ]
}
