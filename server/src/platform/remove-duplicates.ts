/** Removes duplicate tags ignoring case; keeps the first spelling. */
export function removeDuplicates(tags: readonly string[]): string[] {
  const seen = new Set<string>()
  return tags.filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()))
}
