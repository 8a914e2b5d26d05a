import { createStore, del, get, set } from 'idb-keyval'

export interface UploadDraftFiles {
  /** @throws where the browser keeps nothing. */
  keep(id: string, file: File): Promise<void>
  read(id: string): Promise<File | undefined>
  drop(id: string): Promise<void>
}

/** Chosen files on their way to the server, kept in this browser so that a reload goes on with them. */
export function openUploadDraftFiles(): UploadDraftFiles {
  const store = createStore('brilla-uploads', 'files')
  return {
    keep: (id, file) => set(id, file, store),
    read: (id) => get<File>(id, store).catch(() => undefined),
    drop: (id) => del(id, store).catch(() => undefined),
  }
}
