/** A seeded random number generator: the same seed always draws the same image. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  between(low: number, high: number): number
  /** An integer between the bounds, inclusive. */
  whole(low: number, high: number): number
  chance(likelihood: number): boolean
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
}

/** A 32-bit FNV-1a hash with a final mixing step, so that similar seeds give unrelated numbers. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** The mulberry32 generator: small, fast and sufficiently uniform. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new RangeError('Nothing to pick from')
    return choices[whole(0, choices.length - 1)] as T
  }
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (likelihood) => next() < likelihood,
    pick,
    shuffle,
  }
}
