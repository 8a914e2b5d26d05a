/** Uploaded and generated files by key. Keys are generated here: letters, digits, dots, dashes and underscores. */
import type { Readable } from 'node:stream'

export interface StoredFile {
  bytes: number
  stream: Readable
}

export interface Storage {
  /**
   * Stores the bytes under `key` atomically, and durably once it resolves. Files that can be generated again are
   * stored with `durable: false`, which does not wait for the disk.
   */
  put(key: string, bytes: Uint8Array, options?: { durable: boolean }): Promise<void>
  /** Like `put`, for streams that are too large for memory; returns the number of bytes. */
  putStream(key: string, stream: Readable): Promise<number>
  /** Returns the file under `key`; null when it does not exist. */
  open(key: string): Promise<StoredFile | null>
  /** Returns the path of the file for other programs; null when it does not exist or is not on this machine. */
  locate(key: string): Promise<string | null>
  /** Removes a file, or a directory with its contents; does nothing when it does not exist. */
  remove(key: string): Promise<void>
  /** Lists the keys directly below a directory. */
  list(folder: string): Promise<string[]>
  /** Closes connections. */
  close(): void
}

const keyPattern = /^[a-z0-9_-]+(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

/** Whether a key is valid; a valid key cannot lead out of the directory. */
export function isStorageKey(key: string): boolean {
  return keyPattern.test(key)
}
