/** A file that is added to a post, and the rules of photos and documents. */
import type { Input } from '../../lib/api.types.ts'
import type { UploadError } from './send-file.ts'

/**
 * Why a file is rejected: its type, its size, that it stays too large when compressed, its number of pixels, its content, its
 * password, its scripts or embedded files, a virus, that this browser cannot decode Apple's format, that it is a system file or
 * a script, that it was uploaded too long ago, or that the page was closed before the browser had stored it.
 */
export type UploadRejection =
  | 'kind'
  | 'small'
  | 'large'
  | 'incompressible'
  | 'pixels'
  | 'content'
  | 'protected'
  | 'active'
  | 'infected'
  | 'heic'
  | 'system'
  | 'expired'
  | 'lost'

export interface Upload {
  id: string
  /** Null for a file chosen before the page was opened, until it is read from IndexedDB. */
  file: File | null
  /** Whether the file is in IndexedDB: its upload resumes after a reload. */
  isStored?: boolean
  /** The file's own name. */
  name: string
  type: string
  /** In bytes. */
  size: number
  /** The URL of a preview; null when it is not an image. */
  preview: string | null
  alt: string
  /**
   * `queued`: others are uploaded first, or another tab uploads it. `waiting`: the connection was lost, and the upload will
   * resume automatically.
   */
  state: 'queued' | 'preparing' | 'uploading' | 'waiting' | 'ready' | 'failed' | 'rejected'
  /** From 0 to 1. */
  sent: number
  /** The server's name of the file, once it is uploaded. */
  filename?: string
  /** When it was uploaded, in milliseconds. */
  uploadedAt?: number
  /** Why it was rejected, or the error with which it failed. */
  error?: UploadRejection | Error
}

/** What differs between photos and documents. */
export interface UploadRules {
  /** The route that hands out the URLs to upload to. */
  presign: 'presignPostFile' | 'presignMessageFile' | 'presignVerificationFile'
  /** How many a post can have. */
  max: number
  /** How many are uploaded at the same time: the memory of a phone holds few large photos. */
  concurrency: number
  /** Why a file is rejected before it is sent; null when it is accepted. */
  check(file: File): UploadRejection | null
  /** What is sent in its place, such as a compressed photo. */
  prepare(file: File): Promise<Blob>
  presignBody(file: File, blob: Blob): Input<'presignPostFile'>['body']
  /** The URL of an image's preview, by its file or by the server's name of it; null when it is not an image. */
  getPreview(image: File | string): string | null
  /** The reason behind the server's error when it rejects the content. */
  getRejection(error: UploadError, file: Pick<File, 'name' | 'type'>): UploadRejection
}

/** Whether it is neither uploaded nor failed. */
export const isPending = ({ state }: Upload): boolean =>
  state === 'queued' || state === 'preparing' || state === 'uploading' || state === 'waiting'

/** Whether it counts toward the number of files of a post: rejected ones do not. */
export const countsTowardLimit = ({ state }: Upload): boolean => state !== 'rejected'

/** Thrown by `prepare` when the result cannot be sent. */
export class RejectedFile extends Error {
  override name = 'RejectedFile'
  readonly rejection: UploadRejection

  constructor(rejection: UploadRejection) {
    super(`The file is rejected: ${rejection}`)
    this.rejection = rejection
  }
}
