import { OfflineError } from '../../lib/api.ts'
import { atThisOrigin } from '../../lib/at-this-origin.ts'

/** The storage did not accept a file at its presigned URL; `code` is that of the error catalog, where the reply has one. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, code?: string) {
    super(`The upload failed with status ${status}`)
    this.status = status
    this.code = code
  }
}

/** Milliseconds without progress after which an upload fails; the server validates the file after the last byte. */
const stallTimeout = 60_000

/**
 * Uploads a file to the presigned URL of `presignProfileImage` or `presignPostFile`. `onProgress` receives 0 to 1: only
 * XMLHttpRequest reports upload progress, fetch does not.
 * @throws UploadError; OfflineError; AbortError when the signal aborts
 */
export function sendFile(
  url: string,
  file: Blob,
  { onProgress, signal }: { onProgress?: (sent: number) => void; signal?: AbortSignal } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', atThisOrigin(url))
    // The URL is signed for one content type, and a file may have none.
    const type = new URL(url, location.href).searchParams.get('type') ?? file.type
    if (type) request.setRequestHeader('content-type', type)
    // A connection may be lost without an event, and the browser would wait for minutes.
    let stall: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        reject(new OfflineError('The upload has stalled'))
        request.abort()
      }, stallTimeout)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch()
      onProgress?.(total ? loaded / total : 0)
    })
    request.addEventListener('loadend', () => clearTimeout(stall))
    request.addEventListener('load', () =>
      request.status < 300
        ? resolve()
        : reject(new UploadError(request.status, readCode(request.responseText))),
    )
    request.addEventListener('error', () => reject(new OfflineError('The upload failed')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was canceled', 'AbortError')))
    if (signal?.aborted) return reject(new DOMException('The upload was canceled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    watch()
    request.send(file)
  })
}

function readCode(reply: string): string | undefined {
  try {
    return (JSON.parse(reply) as { error?: string }).error
  } catch {
    return undefined
  }
}
