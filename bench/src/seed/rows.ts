/** Generates the rows of every table in COPY's text format, and counts them for the counter columns. */
import {
  createRandom,
  sampleGeometric,
  isDeactivated,
  hotPost,
  ids,
  isAgency,
  getCreatedAt,
  type Dataset,
} from './dataset.ts'

/** Values of the counter columns, indexed by account or post number. */
export interface Counts {
  posts: Uint32Array
  followers: Uint32Array
  following: Uint32Array
  likes: Uint32Array
  comments: Uint32Array
}

export const createCounts = ({ accounts, posts }: Dataset): Counts => ({
  posts: new Uint32Array(accounts),
  followers: new Uint32Array(accounts),
  following: new Uint32Array(accounts),
  likes: new Uint32Array(posts + 1),
  comments: new Uint32Array(posts + 1),
})

type Rows = Generator<string>

const words =
  'luz escena ensayo cámara estudio cuerpo voz papel foto viaje noche ciudad equipo prueba casting rodaje color danza'.split(
    ' ',
  )

function generateText(random: () => number, mean: number): string {
  const length = 3 + sampleGeometric(random, mean)
  return Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ')
}

/**
 * Low account numbers publish more. Deactivated accounts published only in the first half of all posts, inactive ones
 * only in the first hundredth.
 */
function pickAuthor(dataset: Dataset, random: () => number, post: number): number {
  for (;;) {
    const account = Math.floor(dataset.accounts * random() ** 1.5)
    if (isDeactivated(account) && post > dataset.posts / 2) continue
    if (dataset.inactive.includes(account) && post > dataset.posts / 100) continue
    return account
  }
}

const pickKind = (random: number) =>
  random < 0.66 ? 'text' : random < 0.86 ? 'photos' : random < 0.96 ? 'video' : 'documents'

export function* posts(dataset: Dataset, counts: Counts): Rows {
  const random = createRandom(1)
  for (let n = 1; n <= dataset.posts; n++) {
    // Three or more posts for each inactive account, so that its followers' feed is not empty.
    const account = n <= 12 ? dataset.inactive[n % 3]! : pickAuthor(dataset, random, n)
    counts.posts[account]!++
    const kind = pickKind(random())
    const video = kind === 'video' ? `v${String(n).padStart(10, '0')}` : '\\N'
    yield `${ids.post(n)}\t${ids.account(account)}\t${kind}\t${generateText(random, 16)}\t${1 + (n % 8)}\t${video}\t${getCreatedAt(n)}\n`
  }
}

/** Generates the posts again from the same seed to know their authors and kinds. */
export function* files(dataset: Dataset): Rows {
  const postRows = posts(dataset, createCounts(dataset))
  const random = createRandom(2)
  let n = 0
  for (const row of postRows) {
    n++
    const [post, account, kind] = row.split('\t')
    if (kind !== 'photos' && kind !== 'documents') continue
    const count = kind === 'photos' ? 1 + Math.floor(random() * 4) : 1
    const [type, ending] = kind === 'photos' ? ['PHOTO', 'jpg'] : ['FILE', 'pdf']
    for (let position = 0; position < count; position++) {
      const id = ids.file(n * 32 + 31 - position)
      yield `${id}\t${post}\t${account}\t${position}\t${type}\t${id}.${ending}\tarchivo.${ending}\t1600\t1200\t300000\t${getCreatedAt(n)}\n`
    }
  }
}

/** Ten per post on average; one from every active account for the hot post. */
export function* likes(dataset: Dataset, counts: Counts): Rows {
  const random = createRandom(3)
  for (let n = 1; n <= dataset.posts; n++) {
    const count =
      n === hotPost ? dataset.accounts : Math.min(dataset.accounts / 2, sampleGeometric(random, 10))
    // The step is coprime with the number of accounts, so nobody likes the post twice.
    const [start, step] = [Math.floor(random() * dataset.accounts), 7_919]
    for (let k = 0; k < count; k++) {
      const account = (start + k * step) % dataset.accounts
      if (isDeactivated(account)) continue
      counts.likes[n]!++
      yield `${ids.post(n)}\t${ids.account(account)}\t${getCreatedAt(n, k)}\n`
    }
  }
}

/** Three per post on average; for the hot post one per 1,000 posts of the dataset. */
export function* comments(dataset: Dataset, counts: Counts): Rows {
  const random = createRandom(4)
  let id = 0
  for (let n = 1; n <= dataset.posts; n++) {
    const count = n === hotPost ? dataset.posts / 1_000 : sampleGeometric(random, 3)
    for (let k = 0; k < count; k++) {
      const account = Math.floor(dataset.accounts * random() ** 1.5)
      if (isDeactivated(account)) continue
      counts.comments[n]!++
      yield `${ids.comment(++id)}\t${ids.post(n)}\t${ids.account(account)}\t${generateText(random, 6)}\t${getCreatedAt(n, k)}\n`
    }
  }
}

function* pickFollowed(dataset: Dataset, random: () => number, account: number): Generator<number> {
  if (isDeactivated(account)) return
  if (account === dataset.followsInactive) return yield* dataset.inactive
  const mean = 40
  const count =
    account === dataset.followsFifty
      ? 50
      : account === dataset.followsMany
        ? Math.min(5_000, dataset.accounts / 2)
        : 10 + Math.min(500, sampleGeometric(random, mean))
  const followed = new Set<number>()
  while (followed.size < count) {
    // Low numbers are followed most, the first one by two thirds of all.
    const other = Math.floor(dataset.accounts * random() ** 3)
    if (other === account || other === dataset.blocker) continue
    if (account === dataset.blocker && dataset.blocked.includes(other)) continue
    followed.add(other)
  }
  yield* followed
}

/** Fifty per account on average. Deactivated accounts are followed too, but not counted. */
export function* follows(dataset: Dataset, counts: Counts): Rows {
  const random = createRandom(5)
  for (let account = 0; account < dataset.accounts; account++) {
    for (const other of pickFollowed(dataset, random, account)) {
      counts.followers[other]!++
      if (!isDeactivated(other)) counts.following[account]!++
      yield `${ids.account(account)}\t${ids.account(other)}\t${getCreatedAt(account)}\n`
    }
  }
}

export function* accounts(dataset: Dataset, counts: Counts): Rows {
  for (let n = 0; n < dataset.accounts; n++) {
    const status = isDeactivated(n) ? `cancelled\tactive\t${getCreatedAt(n)}` : 'active\t\\N\t\\N'
    const picture = n % 3 === 0 ? '\\N' : `${ids.file(n * 32)}.jpg`
    yield (
      `${ids.account(n)}\t${isAgency(n) ? 'agencia' : 'talento'}\tPersona\t${n}\t${n}@bench.example\t${getCreatedAt(0)}\t` +
        `1990-01-01\tMX\tMérida\tpersona-${n}\t${picture}\tes\t1\t${getCreatedAt(0)}\t${getCreatedAt(0)}\t${status}\t` +
        `${counts.posts[n]}\t${counts.followers[n]}\t${counts.following[n]}\n`
    )
  }
}

export function* categories(dataset: Dataset): Rows {
  for (let n = 0; n < dataset.accounts; n++) {
    yield `${ids.account(n)}\t${1 + (n % 4)}\n${ids.account(n)}\t${5 + (n % 3)}\n`
  }
}

export function* postCounts({ posts: last }: Dataset, counts: Counts): Rows {
  for (let n = 1; n <= last; n++) yield `${ids.post(n)}\t${counts.likes[n]}\t${counts.comments[n]}\n`
}

export function* blocks({ blocker, blocked }: Dataset): Rows {
  for (const other of blocked) yield `${ids.account(blocker)}\t${ids.account(other)}\t${getCreatedAt(0)}\n`
}
