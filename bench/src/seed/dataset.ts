/** Special accounts and posts of the dataset, its ids, and the seeded random numbers: the same at every run. */

/** Increase when the generated data changes: kept databases of another version are then seeded again. */
export const seedVersion = 3

export interface Dataset {
  accounts: number
  posts: number
  /** These are account numbers. */
  followsFifty: number
  followsMany: number
  followsInactive: number
  inactive: number[]
}

/** Ten posts per account. */
export function getDataset(posts: number): Dataset {
  const accounts = Math.max(1_000, posts / 10)
  return {
    accounts,
    posts,
    followsFifty: accounts - 1,
    followsMany: accounts - 2,
    followsInactive: accounts - 3,
    inactive: [accounts - 4, accounts - 5, accounts - 6],
  }
}

/** The oldest post, liked by every active account. */
export const hotPost = 1

/** One account in fifty is deactivated: it has posts and followers, but is visible to nobody. */
export const isDeactivated = (account: number) => account % 50 === 7

export const isAgency = (account: number) => account % 20 === 3

/** Seeded generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const id = (kind: string) => (n: number) =>
  `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** Ids increase in the order of creation, and are lower than all that the server creates. */
export const ids = { account: id('a'), post: id('1') }
