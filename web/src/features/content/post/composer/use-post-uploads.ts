import { useState, useSyncExternalStore } from 'react'
import { limits } from '@brilla/contract/platform/limits'
import { useCore } from '../../../../lib/context.tsx'
import { countsTowardLimit, type Upload, type UploadRules } from '../../../media/upload.ts'
import { createUploads, type Uploads } from '../../../media/uploads.ts'
import { useUploadRegistry } from '../../../media/UploadsProvider.tsx'
import { documentRules } from './document-rules.ts'
import { photoRules } from './photo-rules.ts'

/** How the profile's gallery uploads photos: like the composer, but one at a time (P-media-14). */
const galleryRules: UploadRules = { ...photoRules, concurrency: 1 }

export interface UploadList extends Uploads {
  items: readonly Upload[]
  /** How many count toward the limit of a post. */
  taken: number
  /** The limit is reached. */
  full: boolean
}

/** The photos and the documents of the post that `person` is writing, and those for their gallery. */
export function usePostUploads(person: string): Record<'photos' | 'documents' | 'gallery', UploadList> {
  const { api } = useCore()
  const registry = useUploadRegistry()
  const [{ photos, documents, gallery }] = useState(() =>
    registry.getOrCreate(person, () => ({
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

function useUploadList(uploads: Uploads): UploadList {
  const items = useSyncExternalStore(uploads.subscribe, uploads.list)
  const taken = items.filter(countsTowardLimit).length
  return { ...uploads, items, taken, full: taken >= limits.postFilesMax }
}
