import { clear, createStore, del, get, set } from 'idb-keyval'

export interface UploadDraftFiles {
  /** @throws when the browser does not allow storage. */
  save(id: string, file: File): Promise<void>
  read(id: string): Promise<File | undefined>
  remove(id: string): Promise<void>
}

const openStore = () => createStore('brilla-uploads', 'files')

/** Files of unfinished uploads in IndexedDB, so that the uploads resume after a reload. */
export function openUploadDraftFiles(): UploadDraftFiles {
  const store = openStore()
  return {
    save: (id, file) => set(id, file, store),
    read: (id) => get<File>(id, store).catch(() => undefined),
    remove: (id) => del(id, store).catch(() => undefined),
  }
}

/** Deletes the stored files of all accounts, at a logout. */
export const clearUploadDraftFiles = (): Promise<void> => clear(openStore()).catch(() => undefined)
