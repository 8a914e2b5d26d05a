/** Pseudo-random numbers, the same for the same seed: the world is the same at every seeding. */
export interface Random {
  /** In [0, 1). */
  next(): number
  pick<T>(list: readonly T[]): T
  /** Up to `count` items, in random order. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** Mulberry32, seeded by a string. */
export function createRandom(seed: string): Random {
  let state = 0
  for (const character of seed) state = (Math.imul(state, 31) + character.charCodeAt(0)) | 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    sample: (list, count) =>
      list
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ item }) => item),
  }
}
