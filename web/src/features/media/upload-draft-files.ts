import { clear, createStore, del, get, set } from 'idb-keyval'

export interface UploadDraftFiles {
  /** @throws when the browser does not allow storage. */
  save(id: string, file: File): Promise<void>
  read(id: string): Promise<File | undefined>
  remove(id: string): Promise<void>
}

const openStore = () => createStore('brilla-uploads', 'files')

/** Some browsers that forbid storage throw at once instead of rejecting. */
async function ignoreErrors<Result>(use: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await use()
  } catch {
    return undefined
  }
}

/** Files of unfinished uploads in IndexedDB, so that the uploads resume after a reload. */
export function openUploadDraftFiles(): UploadDraftFiles {
  const store = openStore()
  return {
    save: async (id, file) => set(id, file, store),
    read: (id) => ignoreErrors(() => get<File>(id, store)),
    remove: (id) => ignoreErrors(() => del(id, store)),
  }
}

/** Deletes the stored files of all accounts, at a logout. */
export const clearUploadDraftFiles = (): Promise<void> => ignoreErrors(() => clear(openStore()))
