/** Uploaded and generated files by key. Keys are ours: letters, digits, dots, dashes and underscores. */
import type { Readable } from 'node:stream'

export interface StoredFile {
  bytes: number
  stream: Readable
}

export interface Storage {
  /**
   * Keeps the bytes under `key`, whole or not at all, and durably once it resolves. What can be made again is put with
   * `durable: false`, which need not wait for the disk.
   */
  put(key: string, bytes: Uint8Array, options?: { durable: boolean }): Promise<void>
  /** As `put`, for what is too large to hold at once; returns the number of bytes. */
  putStream(key: string, stream: Readable): Promise<number>
  /** The file under `key`; null when there is none. */
  open(key: string): Promise<StoredFile | null>
  /** The path of the file under `key` for other programs to read; null when it is not there, or not on this machine. */
  locate(key: string): Promise<string | null>
  /** Forgets a file, or a folder with all that lies in it; what is not there is forgotten already. */
  remove(key: string): Promise<void>
  /** The keys directly below a folder. */
  list(folder: string): Promise<string[]>
  /** Lets go of connections. */
  close(): void
}

const keyPattern = /^[a-z0-9_-]+(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

/** Whether a key is one of ours, which never leads out of a folder. */
export function isStorageKey(key: string): boolean {
  return keyPattern.test(key)
}
