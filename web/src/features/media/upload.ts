/** A file being added to a post, and what photos and documents do differently. */
import type { Input } from '../../lib/api.types.ts'

/**
 * Why a file is not taken: its kind (of a gallery, `extension`), its size, what is in it, that it is a system's or a
 * script, or that it was uploaded too long ago.
 */
export type UploadRejection = 'kind' | 'extension' | 'small' | 'large' | 'content' | 'system' | 'expired'

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
  problem?: UploadRejection | Error
}

/** What photos and documents do differently. */
export interface UploadRules {
  /** How many a post takes. */
  max: number
  /** How many are sent at the same time: a phone holds only so many large pictures in its memory. */
  concurrency: number
  /** What is wrong with a file before anything is sent; null when nothing is. */
  check(file: File): UploadRejection | null
  /** What to send in its place. */
  prepare(file: File): Promise<Blob>
  presignBody(file: File, blob: Blob): Input<'presignPostFile'>['body']
  /** Where a picture can be looked at, by its file or by the name it was uploaded under; null for what is none. */
  preview(picture: File | string): string | null
  /** What the server's refusal of the bytes means. */
  refusal(status: number): UploadRejection
}

/** Whether it is not settled yet: neither up nor failed. */
export const isPending = ({ state }: Upload): boolean =>
  state === 'preparing' || state === 'uploading' || state === 'waiting'

/** Whether it takes one of the places of a post: what was refused does not go along. */
export const countsTowardsLimit = ({ state }: Upload): boolean => state !== 'refused'

/** Thrown by what prepares a file when nothing that could be sent comes of it. */
export class RejectedFile extends Error {
  override name = 'RefusedFile'
  readonly refusal: UploadRejection

  constructor(refusal: UploadRejection) {
    super(`The file is refused: ${refusal}`)
    this.refusal = refusal
  }
}
