/** The files of a new post: each is uploaded on its own and can be canceled, retried, described and moved. */
import { v4 as createUuid } from 'uuid'
import { ApiError, OfflineError, type Client } from '../../lib/api.ts'
import type { Output } from '../../lib/api.types.ts'
import { createLimiter } from '../../lib/create-limiter.ts'
import { sendFile, UploadError } from './send-file.ts'
import { openUploadDrafts } from './upload-drafts.ts'
import { openUploadDraftFiles } from './upload-draft-files.ts'
import { withTabLock } from './with-tab-lock.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'
import {
  isPending,
  RejectedFile,
  countsTowardLimit,
  type UploadRejection,
  type Upload,
  type UploadRules,
} from './upload.ts'

export interface Uploads {
  list(): readonly Upload[]
  subscribe(listener: () => void): () => void
  /** Adds files up to the limit of a post; returns how many were left out. */
  add(files: Iterable<File>): number
  remove(id: string): void
  retry(id: string): void
  describe(id: string, alt: string): void
  /** Moves one to another index. */
  move(id: string, index: number): void
  clear(): void
  /** Aborts the uploads in progress; the drafts stay. */
  close(): void
}

/**
 * Creates the uploads of one kind, beginning with the drafts under `key` in this browser. All tabs show the same list, and
 * one tab sends each file: when that tab is closed, another continues.
 */
export function createUploads(api: Client, rules: UploadRules, key: string): Uploads {
  const abortControllers = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  const limit = createLimiter(rules.concurrency)
  const draftFiles = openUploadDraftFiles()
  /** The ids of files that are in IndexedDB: their upload resumes after a reload. */
  const stored = new Set<string>()
  const drafts = openUploadDrafts(key, rules.getPreview)
  let all: readonly Upload[] = drafts.read()

  function set(next: readonly Upload[]) {
    drafts.write(next)
    show(next)
  }

  function show(next: readonly Upload[]) {
    all = next
    guardUnload()
    for (const listener of listeners) listener()
  }

  /** Applies what another tab has added, uploaded, described, moved or removed. */
  function syncWithTabs() {
    const theirs = drafts.read()
    const mine = new Map(all.map((one) => [one.id, one]))
    const gone = all.filter((one) => countsTowardLimit(one) && !theirs.some(({ id }) => id === one.id))
    for (const one of gone) release(one)
    const next = theirs.map((one): Upload => {
      const own = mine.get(one.id)
      if (!own) return one
      if (one.state !== 'ready' || own.state === 'ready') return { ...own, alt: one.alt }
      abortControllers.get(one.id)?.abort()
      return { ...one, preview: own.preview ?? one.preview }
    })
    // Rejected files exist in this tab only, and keep their position.
    for (const [index, one] of all.entries()) {
      if (!countsTowardLimit(one) && !next.some(({ id }) => id === one.id)) next.splice(index, 0, one)
    }
    show(next)
    for (const one of next) if (!mine.has(one.id) && one.state === 'queued') void resume(one)
  }

  /** The browser asks before the page is closed while a file that is not in IndexedDB is being uploaded. */
  function guardUnload() {
    const wouldBeLost = all.some((one) => isPending(one) && !stored.has(one.id))
    window[wouldBeLost ? 'addEventListener' : 'removeEventListener']('beforeunload', preventUnload)
  }

  function begin(id: string, file: File) {
    // Without IndexedDB the browser keeps asking.
    void draftFiles.save(id, file).then(
      () => {
        stored.add(id)
        guardUnload()
      },
      () => undefined,
    )
    void send(id)
  }

  /** Continues an upload that was in progress when the page was left, or that another tab has begun. */
  async function resume({ id }: Upload) {
    await fetchFile(id)
    void send(id)
  }

  /** The file of an upload, from memory or from IndexedDB. */
  async function fetchFile(id: string): Promise<File | undefined> {
    const known = find(id)
    if (!known || known.file) return known?.file ?? undefined
    const file = await draftFiles.read(id)
    if (!file || !find(id)) return undefined
    stored.add(id)
    change(id, { file, preview: rules.getPreview(file) })
    return file
  }

  const find = (id: string) => all.find((one) => one.id === id)

  const change = (id: string, changes: Partial<Upload>) =>
    set(all.map((one) => (one.id === id ? { ...one, ...changes } : one)))

  async function send(id: string) {
    const one = find(id)
    if (!one || one.state === 'ready') return
    const controller = new AbortController()
    const { signal } = controller
    abortControllers.set(id, controller)
    change(id, { state: 'queued', sent: 0 })
    try {
      await withTabLock(`upload ${id}`, signal, () =>
        limit(async () => {
          // The tab that had the lock before may have finished it.
          syncWithTabs()
          signal.throwIfAborted()
          const file = await fetchFile(id)
          if (!file) return remove(id)
          change(id, { state: 'preparing' })
          const blob = await rules.prepare(file)
          const onRetry = () => change(id, { state: 'waiting', sent: 0 })
          const presign = () => api.call(rules.presign, { body: rules.presignBody(file, blob) }, { signal })
          await retryWithBackoff(
            async () => {
              // While the server cannot be reached, no attempt counts.
              const target = await retryWithBackoff(presign, {
                signal,
                isTransient: isOffline,
                onRetry,
                forever: true,
              })
              await upload(id, target, blob, signal)
            },
            { signal, isTransient, onRetry },
          )
        }),
      )
    } catch (error) {
      if (signal.aborted) return
      const rejection = getRejection(error, one)
      if (rejection) void draftFiles.remove(id)
      change(
        id,
        rejection
          ? { state: 'rejected', error: rejection, ...(rejection === 'content' && { preview: null }) }
          : { state: 'failed', error: error as Error },
      )
    } finally {
      if (abortControllers.get(id) === controller) abortControllers.delete(id)
    }
  }

  async function upload(id: string, { url, filename }: UploadTarget, blob: Blob, signal: AbortSignal) {
    change(id, { state: 'uploading' })
    await sendFile(url, blob, { signal, onProgress: (sent) => change(id, { sent }) })
    change(id, { state: 'ready', sent: 1, filename, uploadedAt: Date.now() })
    void draftFiles.remove(id)
  }

  function getRejection(error: unknown, file: Upload): UploadRejection | null {
    if (error instanceof RejectedFile) return error.rejection
    // The browser cannot decode it as an image.
    if (error instanceof DOMException) return 'content'
    return error instanceof UploadError && error.status < 500 ? rules.getRejection(error, file) : null
  }

  function createUpload(file: File, error: UploadRejection | null): Upload {
    const id = createUuid()
    const { name, type, size } = file
    const hasNoPreview = error === 'kind' || error === 'system'
    const preview = hasNoPreview ? null : rules.getPreview(file)
    const base = { id, file, name, type, size, preview, alt: '', sent: 0 }
    return error ? { ...base, state: 'rejected', error } : { ...base, state: 'queued' }
  }

  function remove(id: string) {
    const one = find(id)
    if (!one) return
    release(one)
    void draftFiles.remove(id)
    set(all.filter((one) => one.id !== id))
  }

  function release({ id, preview }: Upload) {
    abortControllers.get(id)?.abort()
    if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
  }

  const unwatch = drafts.watch(syncWithTabs)
  for (const one of all) if (one.state === 'queued') void resume(one)

  return {
    list: () => all,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files) {
      const given = [...files]
      const taken = all.filter(countsTowardLimit).length
      // Rejected files have a limit of their own: a full list of reasons is enough.
      const free = { rejected: rules.max - (all.length - taken), accepted: rules.max - taken }
      const added = given.flatMap((file) => {
        const error = rules.check(file)
        return free[error ? 'rejected' : 'accepted']-- > 0 ? [createUpload(file, error)] : []
      })
      set([...all, ...added])
      for (const { id, file, state } of added) if (file && state === 'queued') begin(id, file)
      return given.length - added.length
    },
    remove,
    retry(id) {
      if (!find(id)?.file) return
      abortControllers.get(id)?.abort()
      void send(id)
    },
    describe: (id, alt) => change(id, { alt }),
    move(id, index) {
      const moved = all.find((one) => one.id === id)
      if (moved && all.indexOf(moved) !== index) {
        set(all.filter((one) => one !== moved).toSpliced(index, 0, moved))
      }
    },
    clear() {
      for (const { id } of all) remove(id)
    },
    close() {
      unwatch()
      for (const controller of abortControllers.values()) controller.abort()
      window.removeEventListener('beforeunload', preventUnload)
    },
  }
}

type UploadTarget = Output<'presignPostFile'>

const isOffline = (error: unknown): boolean => error instanceof OfflineError

function isTransient(error: unknown): boolean {
  if (isOffline(error)) return true
  if (!(error instanceof UploadError || error instanceof ApiError)) return false
  return error.status >= 500 || error.status === 408
}

const preventUnload = (event: Event) => event.preventDefault()
