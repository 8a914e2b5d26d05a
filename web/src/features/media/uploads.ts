/** The files of a new post or message: each is uploaded on its own and can be canceled, retried, described and moved. */
import { v4 as createUuid } from 'uuid'
import { ApiError, OfflineError, type Client } from '../../lib/api.ts'
import { createLimiter } from '../../lib/create-limiter.ts'
import { sendFile, UploadError } from './send-file.ts'
import { openUploadDrafts, type UploadDrafts } from './upload-drafts.ts'
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
  const drafts = openUploadDrafts(key, rules.getPreview)
  const { get: list, set, find, change } = drafts
  const sender = createSender(api, rules, drafts)

  /** The browser asks before the page is closed while a file that is not in IndexedDB is being uploaded. */
  function guardUnload() {
    const isNeeded = list().some((one) => isPending(one) && one.file && !one.isStored)
    window[isNeeded ? 'addEventListener' : 'removeEventListener']('beforeunload', preventUnload)
  }
  const preventUnload = (event: Event) => event.preventDefault()

  const unsubscribe = drafts.subscribe(guardUnload)
  const unwatch = drafts.watch(sender.sync)
  sender.sync()

  return {
    list,
    subscribe: drafts.subscribe,
    add(files) {
      const given = [...files]
      const taken = list().filter(countsTowardLimit).length
      // Rejected files have a limit of their own: a full list of reasons is enough.
      const free = { rejected: rules.max - (list().length - taken), accepted: rules.max - taken }
      const added = given.flatMap((file) => {
        const error = rules.check(file)
        return free[error ? 'rejected' : 'accepted']-- > 0 ? [createUpload(rules, file, error)] : []
      })
      set([...list(), ...added])
      for (const { id, state } of added) if (state === 'queued') void sender.send(id)
      return given.length - added.length
    },
    remove: sender.remove,
    retry(id) {
      if (find(id)?.file) void sender.send(id)
    },
    describe: (id, alt) => change(id, { alt }),
    move(id, index) {
      const moved = find(id)
      if (!moved || list().indexOf(moved) === index) return
      const others = list().filter((one) => one !== moved)
      set(others.toSpliced(index, 0, moved))
    },
    clear() {
      for (const { id } of list()) sender.remove(id)
    },
    close() {
      unwatch()
      unsubscribe()
      sender.close()
      window.removeEventListener('beforeunload', preventUnload)
    },
  }
}

/** The files of the list, in memory and in IndexedDB until they are uploaded. */
function createFileStore(rules: UploadRules, { find, change }: UploadDrafts) {
  const files = openUploadDraftFiles()
  return {
    /** Stores the file that was chosen in this tab; without IndexedDB the browser keeps asking before the page is closed. */
    keep({ id, file, isStored }: Upload) {
      if (!file || isStored) return
      files.save(id, file).then(
        () => change(id, { isStored: true }),
        () => undefined,
      )
    },
    async read(id: string): Promise<File | undefined> {
      const known = find(id)
      if (!known || known.file) return known?.file ?? undefined
      const file = await files.read(id)
      if (!file || !find(id)) return undefined
      change(id, { file, preview: rules.getPreview(file), isStored: true })
      return file
    },
    remove: (id: string) => void files.remove(id),
  }
}

/** Sends each file of the list in the first tab that gets its lock. */
function createSender(api: Client, rules: UploadRules, drafts: UploadDrafts) {
  const { get: list, find, change } = drafts
  const files = createFileStore(rules, drafts)
  const limit = createLimiter(rules.concurrency)
  const controllers = new Map<string, AbortController>()

  /** Sends a file from its beginning. */
  async function send(id: string) {
    const one = find(id)
    if (!one || one.state === 'ready') return
    const controller = new AbortController()
    const { signal } = controller
    controllers.get(id)?.abort()
    controllers.set(id, controller)
    change(id, { state: 'queued', sent: 0 })
    files.keep(one)
    try {
      // Its preview is shown while it waits.
      await files.read(id)
      await withTabLock(`upload ${id}`, signal, () => limit(() => takeTurn(id, signal)))
    } catch (error) {
      if (signal.aborted) return
      const failure = toFailure(rules, one, error)
      if (failure.state === 'rejected') files.remove(id)
      change(id, failure)
    } finally {
      if (controllers.get(id) === controller) controllers.delete(id)
    }
  }

  async function takeTurn(id: string, signal: AbortSignal) {
    // The tab that had the lock before may have finished it.
    sync()
    signal.throwIfAborted()
    const file = await files.read(id)
    if (!file) return change(id, { state: 'rejected', error: 'lost' })
    await uploadFile(api, rules, file, signal, (changes) => change(id, changes))
    files.remove(id)
  }

  function remove(id: string) {
    controllers.get(id)?.abort()
    files.remove(id)
    drafts.remove(id)
  }

  /** Applies what another tab has done, and begins what nobody has begun. */
  function sync() {
    drafts.sync()
    for (const [id, controller] of controllers) {
      const one = find(id)
      if (!one || one.state === 'ready') controller.abort()
    }
    for (const { id, state } of list()) if (state === 'queued' && !controllers.has(id)) void send(id)
  }

  return { send, remove, sync, close: () => controllers.forEach((controller) => controller.abort()) }
}

/** Prepares and uploads a file, and tells each change of its state. */
async function uploadFile(
  api: Client,
  rules: UploadRules,
  file: File,
  signal: AbortSignal,
  onChange: (changes: Partial<Upload>) => void,
) {
  onChange({ state: 'preparing' })
  const blob = await rules.prepare(file)
  const onRetry = () => onChange({ state: 'waiting', sent: 0 })
  const presign = () => api.call(rules.presign, { body: rules.presignBody(file, blob) }, { signal })
  await retryWithBackoff(
    async () => {
      // While the server cannot be reached, no attempt counts.
      const { url, filename } = await retryWithBackoff(presign, {
        signal,
        isTransient: isOffline,
        onRetry,
        forever: true,
      })
      onChange({ state: 'uploading' })
      await sendFile(url, blob, { signal, onProgress: (sent) => onChange({ sent }) })
      onChange({ state: 'ready', sent: 1, filename, uploadedAt: Date.now() })
    },
    { signal, isTransient, onRetry },
  )
}

const isOffline = (error: unknown): boolean => error instanceof OfflineError

function isTransient(error: unknown): boolean {
  if (isOffline(error)) return true
  if (!(error instanceof UploadError || error instanceof ApiError)) return false
  return error.status >= 500 || error.status === 408
}

function getRejection(rules: UploadRules, file: Upload, error: unknown): UploadRejection | null {
  if (error instanceof RejectedFile) return error.rejection
  // The browser cannot decode it as an image.
  if (error instanceof DOMException) return 'content'
  return error instanceof UploadError && error.status < 500 ? rules.getRejection(error, file) : null
}

function toFailure(rules: UploadRules, file: Upload, error: unknown): Partial<Upload> {
  const rejection = getRejection(rules, file, error)
  if (!rejection) return { state: 'failed', error: error as Error }
  return { state: 'rejected', error: rejection, ...(rejection === 'content' && { preview: null }) }
}

function createUpload(rules: UploadRules, file: File, error: UploadRejection | null): Upload {
  const { name, type, size } = file
  const hasNoPreview = error === 'kind' || error === 'system'
  const preview = hasNoPreview ? null : rules.getPreview(file)
  const base = { id: createUuid(), file, name, type, size, preview, alt: '', sent: 0 }
  return error ? { ...base, state: 'rejected', error } : { ...base, state: 'queued' }
}
