import { createStore, promisifyRequest } from 'idb-keyval'
import { responsesDatabase } from './forget-responses.ts'

/** What a stored response is of; each kind has a limit of its own. */
export type StoredKind = 'self' | 'feed' | 'contacts' | 'contact' | 'thread' | 'profile' | 'posts'

/** The data of a query, as it was when it was last loaded. */
export interface StoredResponse {
  kind: StoredKind
  /** Milliseconds since 1970. */
  loadedAt: number
  data: unknown
}

/** To whom the stored responses belong, and the version of Brilla that has stored them. */
export interface Owner {
  sub: string
  version: string
}

interface Index extends Owner {
  entries: Record<string, Omit<StoredResponse, 'data'>>
}

const maxEntries: Record<StoredKind, number> = {
  self: 1,
  feed: 2,
  contacts: 2,
  contact: 20,
  thread: 20,
  profile: 20,
  posts: 20,
}
const maxAge = 14 * 24 * 3_600_000
/** Characters of JSON; a page of posts has about 40,000. */
const maxSize = 400_000
/** Milliseconds after which storage that does not respond is treated as forbidden: a slow phone needs some seconds while it starts. */
const readTimeout = 10_000

const indexKey = 'index'

/**
 * Runs a transaction on a connection of its own: an open connection would delay the deletion of the database until its page
 * is closed.
 */
const openStore = async <Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> =>
  createStore(responsesDatabase, 'responses')(mode, (store) => {
    const result = use(store)
    // Takes effect when the transaction has ended.
    store.transaction.db.close()
    return result
  })

const isIndexOwnedBy = (index: Index | undefined, { sub, version }: Owner): index is Index =>
  index?.sub === sub && index.version === version

/**
 * Stores responses, and deletes those of another account or version, those that are too old, and those over the limits.
 * Stores nothing if `isActive` returns false, which is called when a deletion has either ended or not begun.
 */
export async function storeResponses(
  owner: Owner,
  responses: ReadonlyMap<string, StoredResponse>,
  isActive: () => boolean,
): Promise<void> {
  // One transaction, since other tabs store and delete at the same time.
  await openStore('readwrite', async (store) => {
    const stored = await promisifyRequest(store.get(indexKey) as IDBRequest<Index | undefined>)
    if (!isActive()) return
    const index: Index = isIndexOwnedBy(stored, owner) ? stored : { ...owner, entries: {} }
    if (index !== stored) store.clear()
    for (const [hash, response] of responses) {
      const { kind, loadedAt, data } = response
      if (JSON.stringify(data).length > maxSize) {
        delete index.entries[hash]
        store.delete(hash)
        continue
      }
      index.entries[hash] = { kind, loadedAt }
      store.put(response, hash)
    }
    for (const hash of findSurplus(index)) {
      delete index.entries[hash]
      store.delete(hash)
    }
    store.put(index, indexKey)
    await promisifyRequest(store.transaction)
  })
}

function findSurplus({ entries }: Index): string[] {
  const newest = Object.entries(entries).toSorted(([, one], [, other]) => other.loadedAt - one.loadedAt)
  const counts: Partial<Record<StoredKind, number>> = {}
  return newest.flatMap(([hash, { kind, loadedAt }]) => {
    counts[kind] = (counts[kind] ?? 0) + 1
    return counts[kind] > maxEntries[kind] || loadedAt < Date.now() - maxAge ? [hash] : []
  })
}

/** The stored response of a query; undefined when there is none, it is too old, or the browser forbids storage. */
export async function readResponse(owner: Owner, hash: string): Promise<StoredResponse | undefined> {
  const reading = openStore('readonly', (store) =>
    Promise.all([
      promisifyRequest<Index | undefined>(store.get(indexKey)),
      promisifyRequest<StoredResponse | undefined>(store.get(hash)),
    ]),
  ).then(
    ([index, response]) =>
      isIndexOwnedBy(index, owner) && response && response.loadedAt > Date.now() - maxAge
        ? response
        : undefined,
    () => undefined,
  )
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, readTimeout)
  })
  return Promise.race([reading, timeout])
}

/** Deletes the stored response of a query that the server refuses now. */
export async function deleteResponse(hash: string): Promise<void> {
  await openStore('readwrite', (store) => {
    store.delete(hash)
    return promisifyRequest(store.transaction)
  })
}
