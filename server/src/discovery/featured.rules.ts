import type { Candidate } from './featured.store.ts'

/**
 * Chooses who is featured, best first, with no more than a third from one category (P-discovery-2): of the whole list, and
 * of its beginning at any length as nearly as whole people allow. One of a category is never too many.
 */
export function chooseFeatured(candidates: Candidate[], max: number): string[] {
  const waiting = [...candidates]
  const chosen: Candidate[] = []
  const counts = new Map<number, number>()
  while (chosen.length < max) {
    const allowed = Math.ceil((chosen.length + 1) / 3)
    const next = waiting.findIndex(({ categories }) =>
      categories.every((category) => (counts.get(category) ?? 0) < allowed),
    )
    const [person] = next < 0 ? [] : waiting.splice(next, 1)
    if (!person) break
    chosen.push(person)
    for (const category of person.categories) counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  while (!isBalanced(chosen)) chosen.pop()
  return chosen.map(({ id }) => id)
}

function isBalanced(chosen: Candidate[]): boolean {
  const counts = new Map<number, number>()
  for (const category of chosen.flatMap(({ categories }) => categories)) {
    counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  return [...counts.values()].every((count) => count <= Math.max(1, Math.floor(chosen.length / 3)))
}
