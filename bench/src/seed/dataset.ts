/** Special accounts and posts of the dataset, its ids, and the seeded random numbers: the same at every run. */

/** Increase when the generated data changes: kept databases of another version are then seeded again. */
export const seedVersion = 2

export interface Dataset {
  accounts: number
  posts: number
  /** These are account numbers. */
  followsFifty: number
  followsMany: number
  followsInactive: number
  inactive: number[]
  /** Has blocked `blocked`, and has no followers. */
  blocker: number
  blocked: number[]
  /** These have blocked nobody; the bench has them block thousands, or 1,000, for a while. */
  blocksMany: number
  blocksThousand: number
  /** These have few followers; the bench adds many to the first for a while. */
  popular: number
  unpopular: number
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
    blocker: accounts - 7,
    blocked: [1, 5, 20],
    blocksMany: accounts - 8,
    blocksThousand: accounts - 9,
    popular: accounts - 10,
    unpopular: accounts - 11,
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

/** Random integer of a geometric distribution with this mean. */
export function sampleGeometric(random: () => number, mean: number): number {
  return Math.floor(-Math.log(1 - random()) / Math.log1p(1 / mean))
}

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, '0')

const id = (kind: string) => (n: number) =>
  `0190000${kind}-${hex(Math.floor(n / 0x1_0000_0000), 4)}-7000-8000-${hex(n, 12)}`

/** Ids increase in the order of creation, and are lower than all that the server creates. */
export const ids = { account: id('a'), post: id('1'), comment: id('2'), file: id('3') }

const firstPostAt = Date.UTC(2024, 0, 1)

/** One post every 63 s: a million posts span two years. */
export function getCreatedAt(post: number, secondsLater = 0): string {
  return new Date(firstPostAt + post * 63_000 + secondsLater * 1_000).toISOString()
}
