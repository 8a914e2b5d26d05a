/** Files being added to a post: each uploads by itself, can be cancelled, tried again, described and moved. */
import { ApiError, OfflineError, type Client } from '../../lib/api.ts'
import type { Output } from '../../lib/api.types.ts'
import { createLimiter } from '../../lib/createLimiter.ts'
import { sendFile as put, UploadError } from './sendFile.ts'
import { openUploadDrafts } from './uploadDrafts.ts'
import { openUploadDraftFiles } from './uploadDraftFiles.ts'
import { withTabLock } from './withTabLock.ts'
import { retryWithBackoff } from './retryWithBackoff.ts'
import {
  isPending,
  RejectedFile,
  countsTowardsLimit,
  type UploadRejection,
  type Upload,
  type UploadRules,
} from './upload.ts'

export interface Uploads {
  list(): readonly Upload[]
  subscribe(listener: () => void): () => void
  /** Takes as many files as there is room for; answers how many it had none for. */
  add(files: Iterable<File>): number
  remove(id: string): void
  retry(id: string): void
  describe(id: string, alt: string): void
  /** Puts one at another place, counted from 0. */
  move(id: string, place: number): void
  clear(): void
  /** Stops what is on its way. */
  close(): void
}

/**
 * Makes the uploads of one kind, and begins with those that are kept under `key` in this browser. All tabs show the same,
 * and each file is sent by one of them: should that one be closed, another goes on.
 */
export function createUploads(api: Client, rules: UploadRules, key: string): Uploads {
  const flights = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  const inTurn = createLimiter(rules.concurrency)
  const shelf = openUploadDraftFiles()
  /** Of those whose files this browser keeps: a reload goes on with them. */
  const kept = new Set<string>()
  const shared = openUploadDrafts(key, rules.preview)
  let all: readonly Upload[] = shared.read()

  function set(next: readonly Upload[]) {
    shared.write(next)
    show(next)
  }

  function show(next: readonly Upload[]) {
    all = next
    guard()
    for (const listener of listeners) listener()
  }

  /** Takes over what another tab has added, brought to its end, described, moved or taken away. */
  function follow() {
    const theirs = shared.read()
    const mine = new Map(all.map((one) => [one.id, one]))
    const gone = all.filter((one) => countsTowardsLimit(one) && !theirs.some(({ id }) => id === one.id))
    for (const one of gone) release(one)
    const next = theirs.map((one): Upload => {
      const own = mine.get(one.id)
      if (!own) return one
      if (one.state !== 'ready' || own.state === 'ready') return { ...own, alt: one.alt }
      flights.get(one.id)?.abort()
      return { ...one, preview: own.preview ?? one.preview }
    })
    // What was refused is nobody else's, and stays where it is.
    for (const [place, one] of all.entries()) {
      if (!countsTowardsLimit(one) && !next.some(({ id }) => id === one.id)) next.splice(place, 0, one)
    }
    show(next)
    for (const one of next) if (!mine.has(one.id) && one.state === 'preparing') void resume(one)
  }

  /** What would be lost with the page, the browser asks about first. */
  function guard() {
    const lost = all.some((one) => isPending(one) && !kept.has(one.id))
    window[lost ? 'addEventListener' : 'removeEventListener']('beforeunload', hold)
  }

  function begin(id: string, file: File) {
    // A browser that keeps nothing goes on asking.
    void shelf.keep(id, file).then(
      () => {
        kept.add(id)
        guard()
      },
      () => undefined,
    )
    void send(id)
  }

  /** Goes on with what was on its way when the page was left, or is in another tab. */
  async function resume({ id }: Upload) {
    await fetchFile(id)
    void send(id)
  }

  /** The file of an upload, from where this browser keeps it if need be. */
  async function fetchFile(id: string): Promise<File | undefined> {
    const known = find(id)
    if (!known || known.file) return known?.file ?? undefined
    const file = await shelf.read(id)
    if (!file || !find(id)) return undefined
    kept.add(id)
    change(id, { file, preview: rules.preview(file) })
    return file
  }

  const find = (id: string) => all.find((one) => one.id === id)

  const change = (id: string, part: Partial<Upload>) =>
    set(all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  async function send(id: string) {
    const one = find(id)
    if (!one || one.state === 'ready') return
    const flight = new AbortController()
    const { signal } = flight
    flights.set(id, flight)
    change(id, { state: 'preparing', sent: 0 })
    try {
      await withTabLock(`upload ${id}`, signal, () =>
        inTurn(async () => {
          // The tab that had it before may have brought it to its end.
          follow()
          signal.throwIfAborted()
          const file = await fetchFile(id)
          if (!file) return remove(id)
          const blob = await rules.prepare(file)
          const onBroken = () => change(id, { state: 'waiting', sent: 0 })
          const ask = () => api.call('presignPostFile', { body: rules.presignBody(file, blob) }, { signal })
          await retryWithBackoff(
            async () => {
              // As long as nobody can be reached nothing has been tried.
              const place = await retryWithBackoff(ask, {
                signal,
                isPassing: isAway,
                onBroken,
                forever: true,
              })
              await deliver(id, place, blob, signal)
            },
            { signal, isPassing, onBroken },
          )
        }),
      )
    } catch (error) {
      if (signal.aborted) return
      const refusal = refusalOf(error)
      if (refusal) void shelf.drop(id)
      change(
        id,
        refusal
          ? { state: 'refused', problem: refusal, ...(refusal === 'content' && { preview: null }) }
          : { state: 'failed', problem: error as Error },
      )
    } finally {
      if (flights.get(id) === flight) flights.delete(id)
    }
  }

  async function deliver(id: string, { url, filename }: Place, blob: Blob, signal: AbortSignal) {
    change(id, { state: 'uploading' })
    await put(url, blob, { signal, onProgress: (sent) => change(id, { sent }) })
    change(id, { state: 'ready', sent: 1, filename, uploadedAt: Date.now() })
    void shelf.drop(id)
  }

  function refusalOf(error: unknown): UploadRejection | null {
    if (error instanceof RejectedFile) return error.refusal
    // What the browser cannot read as a picture.
    if (error instanceof DOMException) return 'content'
    return error instanceof UploadError && error.status < 500 ? rules.refusal(error.status) : null
  }

  function take(file: File, problem: UploadRejection | null): Upload {
    const id = crypto.randomUUID()
    const { name, type, size } = file
    const unseen = problem === 'kind' || problem === 'extension' || problem === 'system'
    const preview = unseen ? null : rules.preview(file)
    const base = { id, file, name, type, size, preview, alt: '', sent: 0 }
    return problem ? { ...base, state: 'refused', problem } : { ...base, state: 'preparing' }
  }

  function remove(id: string) {
    const one = find(id)
    if (!one) return
    release(one)
    void shelf.drop(id)
    set(all.filter((one) => one.id !== id))
  }

  function release({ id, preview }: Upload) {
    flights.get(id)?.abort()
    if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
  }

  const unwatch = shared.watch(follow)
  for (const one of all) if (one.state === 'preparing') void resume(one)

  return {
    list: () => all,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files) {
      const given = [...files]
      const taken = all.filter(countsTowardsLimit).length
      // Of those that are refused as many are shown as a post holds: enough to say why.
      const room = { refused: rules.max - (all.length - taken), taken: rules.max - taken }
      const added = given.flatMap((file) => {
        const problem = rules.check(file)
        return room[problem ? 'refused' : 'taken']-- > 0 ? [take(file, problem)] : []
      })
      set([...all, ...added])
      for (const { id, file, state } of added) if (file && state === 'preparing') begin(id, file)
      return given.length - added.length
    },
    remove,
    retry(id) {
      if (!find(id)?.file) return
      flights.get(id)?.abort()
      void send(id)
    },
    describe: (id, alt) => change(id, { alt }),
    move(id, place) {
      const moved = all.find((one) => one.id === id)
      if (moved && all.indexOf(moved) !== place) {
        set(all.filter((one) => one !== moved).toSpliced(place, 0, moved))
      }
    },
    clear() {
      for (const { id } of all) remove(id)
    },
    close() {
      unwatch()
      for (const flight of flights.values()) flight.abort()
      window.removeEventListener('beforeunload', hold)
    },
  }
}

type Place = Output<'presignPostFile'>

const isAway = (error: unknown): boolean => error instanceof OfflineError

function isPassing(error: unknown): boolean {
  if (isAway(error)) return true
  if (!(error instanceof UploadError || error instanceof ApiError)) return false
  return error.status >= 500 || error.status === 408
}

const hold = (event: Event) => event.preventDefault()
