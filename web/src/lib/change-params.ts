/** The query parameters with changes; null and undefined remove a parameter. */
export function changeParams(
  search: URLSearchParams,
  changes: Record<string, string | null | undefined>,
): URLSearchParams {
  const changed = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value == null) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}
