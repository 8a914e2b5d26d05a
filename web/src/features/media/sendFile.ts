import { OfflineError } from '../../lib/api.ts'

/** The place behind a presigned address did not take a file; `status` is HTTP's. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly status: number

  constructor(status: number) {
    super(`The upload was answered with ${status}`)
    this.status = status
  }
}

/** Milliseconds without any progress. Once all has left, the server looks at it, and others may be before it. */
const stallsAfter = 60_000

/**
 * Puts a file to the presigned address that `presignProfileImage` or `presignPostFile` handed out.
 * `onProgress` hears from 0 to 1: only XMLHttpRequest tells how much has left, fetch does not.
 * @throws UploadError, OfflineError, or an AbortError by the signal
 */
export function sendFile(
  url: string,
  file: Blob,
  { onProgress, signal }: { onProgress?: (sent: number) => void; signal?: AbortSignal } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    // The address is signed for one content type, and a file may have none of its own.
    const type = new URL(url, location.href).searchParams.get('type') ?? file.type
    if (type) request.setRequestHeader('content-type', type)
    // A connection may end without a word, and the browser would wait for many minutes.
    let stall: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        reject(new OfflineError('The upload stands still'))
        request.abort()
      }, stallsAfter)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch()
      onProgress?.(total ? loaded / total : 0)
    })
    request.addEventListener('loadend', () => clearTimeout(stall))
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new UploadError(request.status)),
    )
    request.addEventListener('error', () => reject(new OfflineError('The upload did not arrive')))
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled', 'AbortError')),
    )
    if (signal?.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    watch()
    request.send(file)
  })
}
