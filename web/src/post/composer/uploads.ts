/** Files being added to a post: each uploads by itself, can be cancelled, tried again, described and moved. */
import { ApiError, OfflineError, type Client } from '../../core/api.ts'
import type { Input } from '../../core/api.types.ts'
import { createTurns } from '../../core/turns.ts'
import { upload as put, UploadError } from '../../core/upload.ts'
import { keep, readKept } from './kept.ts'
import { openKeptFiles } from './kept-files.ts'
import { persevere } from './persevere.ts'

/**
 * Why a file is not taken: its kind (of a gallery, `extension`), its size, what is in it, that it is a system's or a
 * script, or that it was uploaded too long ago.
 */
export type Refusal = 'kind' | 'extension' | 'small' | 'large' | 'content' | 'system' | 'expired'

export interface Upload {
  id: string
  /** Null for what was chosen before the page was opened, until it has been found again. */
  file: File | null
  /** What its owner calls it. */
  name: string
  type: string
  /** In bytes. */
  size: number
  /** Under which the browser shows it; null for what is no picture. */
  preview: string | null
  alt: string
  /** `waiting`: the connection broke, and it goes on by itself. */
  state: 'preparing' | 'uploading' | 'waiting' | 'ready' | 'failed' | 'refused'
  /** From 0 to 1. */
  sent: number
  /** The name to hand back, once it is there. */
  filename?: string
  /** When it was there, in milliseconds. */
  uploadedAt?: number
  /** Why it was refused, or the error with which it failed. */
  problem?: Refusal | Error
}

/** What photos and documents do differently. */
export interface UploadRules {
  /** How many a post takes. */
  max: number
  /** How many are sent at the same time: a phone holds only so many large pictures in its memory. */
  atOnce: number
  /** What is wrong with a file before anything is sent; null when nothing is. */
  check(file: File): Refusal | null
  /** What to send in its place. */
  prepare(file: File): Promise<Blob>
  announce(file: File, blob: Blob): Input<'presignPostFile'>['body']
  /** Where a picture can be looked at, by its file or by the name it was uploaded under; null for what is none. */
  preview(picture: File | string): string | null
  /** What the server's refusal of the bytes means. */
  refusal(status: number): Refusal
}

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

/** Whether it is not settled yet: neither up nor failed. */
export const isOnItsWay = ({ state }: Upload): boolean =>
  state === 'preparing' || state === 'uploading' || state === 'waiting'

/** Makes the uploads of one kind, and begins with those that are kept under `key` in this browser. */
export function createUploads(api: Client, rules: UploadRules, key: string): Uploads {
  const flights = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  const inTurn = createTurns(rules.atOnce)
  const shelf = openKeptFiles()
  /** Of those whose files this browser keeps: a reload goes on with them. */
  const kept = new Set<string>()
  let all: readonly Upload[] = readKept(key, rules.preview)

  function set(next: readonly Upload[]) {
    all = next
    keep(key, all)
    guard()
    for (const listener of listeners) listener()
  }

  /** What would be lost with the page, the browser asks about first. */
  function guard() {
    const lost = all.some((one) => isOnItsWay(one) && !kept.has(one.id))
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
    void send(id, file)
  }

  /** Goes on with what was on its way when the page was left. */
  async function resume({ id }: Upload) {
    const file = await shelf.read(id)
    if (!all.some((one) => one.id === id)) return
    if (!file) return remove(id)
    kept.add(id)
    change(id, { file, preview: rules.preview(file) })
    void send(id, file)
  }

  const change = (id: string, part: Partial<Upload>) =>
    set(all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  async function send(id: string, file: File) {
    const flight = new AbortController()
    const { signal } = flight
    flights.set(id, flight)
    change(id, { state: 'preparing', sent: 0 })
    try {
      await inTurn(async () => {
        signal.throwIfAborted()
        const blob = await rules.prepare(file)
        const onBroken = () => change(id, { state: 'waiting', sent: 0 })
        await persevere(() => deliver(id, file, blob, signal), { signal, isPassing, onBroken })
      })
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

  async function deliver(id: string, file: File, blob: Blob, signal: AbortSignal) {
    const { url, filename } = await api.call(
      'presignPostFile',
      { body: rules.announce(file, blob) },
      { signal },
    )
    change(id, { state: 'uploading' })
    await put(url, blob, { signal, onProgress: (sent) => change(id, { sent }) })
    change(id, { state: 'ready', sent: 1, filename, uploadedAt: Date.now() })
    void shelf.drop(id)
  }

  function refusalOf(error: unknown): Refusal | null {
    if (error instanceof RefusedFile) return error.refusal
    // What the browser cannot read as a picture.
    if (error instanceof DOMException) return 'content'
    return error instanceof UploadError && error.status < 500 ? rules.refusal(error.status) : null
  }

  function take(file: File): Upload {
    const problem = rules.check(file)
    const id = crypto.randomUUID()
    const { name, type, size } = file
    const unseen = problem === 'kind' || problem === 'extension' || problem === 'system'
    const preview = unseen ? null : rules.preview(file)
    const base = { id, file, name, type, size, preview, alt: '', sent: 0 }
    return problem ? { ...base, state: 'refused', problem } : { ...base, state: 'preparing' }
  }

  function remove(id: string) {
    flights.get(id)?.abort()
    const preview = all.find((one) => one.id === id)?.preview
    if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
    void shelf.drop(id)
    set(all.filter((one) => one.id !== id))
  }

  for (const one of all) if (one.state === 'preparing') void resume(one)

  return {
    list: () => all,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files) {
      const given = [...files]
      const added = given.slice(0, Math.max(0, rules.max - all.length)).map(take)
      set([...all, ...added])
      for (const { id, file, state } of added) if (file && state === 'preparing') begin(id, file)
      return given.length - added.length
    },
    remove,
    retry(id) {
      const file = all.find((one) => one.id === id)?.file
      if (!file) return
      flights.get(id)?.abort()
      void send(id, file)
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
      for (const flight of flights.values()) flight.abort()
      window.removeEventListener('beforeunload', hold)
    },
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof OfflineError) return true
  if (!(error instanceof UploadError || error instanceof ApiError)) return false
  return error.status >= 500 || error.status === 408
}

/** Thrown by what prepares a file when nothing that could be sent comes of it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`The file is refused: ${refusal}`)
    this.refusal = refusal
  }
}

const hold = (event: Event) => event.preventDefault()
