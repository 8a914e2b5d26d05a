/** Who is who in the bench's world, and the dice it is thrown with: the same at every run. */

/** Goes up whenever the same size would be seeded otherwise: a kept database of another version is made anew. */
export const seedVersion = 1

export interface World {
  people: number
  posts: number
  /** Numbers of people, from the last one down. */
  followsFifty: number
  followsMany: number
  followsSilent: number
  silent: number[]
  /** Has blocked, and is followed by nobody. */
  blocker: number
  blocked: number[]
}

/** Ten posts a person. */
export function worldOf(posts: number): World {
  const people = Math.max(1_000, posts / 10)
  return {
    people,
    posts,
    followsFifty: people - 1,
    followsMany: people - 2,
    followsSilent: people - 3,
    silent: [people - 4, people - 5, people - 6],
    blocker: people - 7,
    blocked: [1, 5, 20],
  }
}

/** The post that everybody likes: the oldest. */
export const hotPost = 1

/** One in fifty has cancelled: published and is followed, and is seen by nobody. */
export const hasLeft = (person: number) => person % 50 === 7

export const isAgency = (person: number) => person % 20 === 3

/** A generator of numbers from 0 to 1 (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number of this mean, most of them small. */
export function few(roll: () => number, mean: number): number {
  return Math.floor(-Math.log(1 - roll()) / Math.log1p(1 / mean))
}

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, '0')

const id = (kind: string) => (n: number) =>
  `0190000${kind}-${hex(Math.floor(n / 0x1_0000_0000), 4)}-7000-8000-${hex(n, 12)}`

/** Ids in the order of creation, all older than any that the server makes. */
export const ids = { person: id('a'), post: id('1'), comment: id('2'), file: id('3') }

const begun = Date.UTC(2024, 0, 1)

/** One post every minute or so, the last of a million two years after the first. */
export function timeOf(post: number, secondsLater = 0): string {
  return new Date(begun + post * 63_000 + secondsLater * 1_000).toISOString()
}
