import { useState, useSyncExternalStore } from 'react'
import { useCore } from '../../core/context.tsx'
import { documentRules } from './documents.ts'
import { galleryRules } from './gallery.ts'
import { photoRules } from './photos.ts'
import { createUploads, type Upload, type Uploads } from './uploads.ts'
import { useShelf } from './UploadsProvider.tsx'

export interface UploadList extends Uploads {
  items: readonly Upload[]
}

/** The photos and the documents of the post that `person` is writing, and those for their gallery. */
export function usePostUploads(person: string): Record<'photos' | 'documents' | 'gallery', UploadList> {
  const { api } = useCore()
  const shelf = useShelf()
  const [{ photos, documents, gallery }] = useState(() =>
    shelf.take(person, () => ({
      photos: createUploads(api, photoRules, `draft post photos ${person}`),
      documents: createUploads(api, documentRules, `draft post documents ${person}`),
      gallery: createUploads(api, galleryRules, `draft gallery photos ${person}`),
    })),
  )
  return {
    photos: useUploadList(photos),
    documents: useUploadList(documents),
    gallery: useUploadList(gallery),
  }
}

const useUploadList = (uploads: Uploads): UploadList => ({
  ...uploads,
  items: useSyncExternalStore(uploads.subscribe, uploads.list),
})
