import { clear, createStore, del, get, set } from 'idb-keyval'

export interface UploadDraftFiles {
  /** @throws where the browser keeps nothing. */
  keep(id: string, file: File): Promise<void>
  read(id: string): Promise<File | undefined>
  drop(id: string): Promise<void>
}

const openStore = () => createStore('brilla-uploads', 'files')

/** Stores chosen files in this browser while they are uploaded, so that a reload resumes them. */
export function openUploadDraftFiles(): UploadDraftFiles {
  const store = openStore()
  return {
    keep: (id, file) => set(id, file, store),
    read: (id) => get<File>(id, store).catch(() => undefined),
    drop: (id) => del(id, store).catch(() => undefined),
  }
}

/** Deletes the stored files of all accounts, at a logout. */
export const clearUploadDraftFiles = (): Promise<void> => clear(openStore()).catch(() => undefined)
