import type { Candidate } from './featured.store.ts'

/** To be increased with each change of the rules by which people are featured, so that an update computes them anew. */
export const featuredRulesVersion = 2

/**
 * Chooses the featured people, best first, at most a third from one category (P-discovery-2), counting at least one per
 * category. Every prefix of the list is balanced too, as far as rounding allows.
 */
export function chooseFeatured(candidates: Candidate[], max: number): string[] {
  const remaining = [...candidates]
  const chosen: Candidate[] = []
  const counts = new Map<number, number>()
  while (chosen.length < max) {
    const allowed = Math.ceil((chosen.length + 1) / 3)
    const next = remaining.findIndex(({ categories }) =>
      categories.every((category) => (counts.get(category) ?? 0) < allowed),
    )
    const [person] = next < 0 ? [] : remaining.splice(next, 1)
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
