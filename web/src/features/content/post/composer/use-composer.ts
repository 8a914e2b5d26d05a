import { useState } from 'react'
import type { TFunction } from 'i18next'
import { limits } from '@brilla/contract/platform/limits'
import { findVideo, hasLink, removeVideo } from '@brilla/contract/content/video'
import { useTranslation } from '../../../../lib/translation.tsx'
import { announce } from '../../../../lib/announce.ts'
import { useDraft } from '../../../../lib/draft.ts'
import { useUploads } from '../../../media/use-uploads.ts'
import type { Upload } from '../../../media/upload.ts'
import { documentRules, isDocument } from './document-rules.ts'
import { draftKey, kindDraftKey } from './drafts.ts'
import { photoRules } from './photo-rules.ts'
import { unfinishedText, waitingText } from './upload-texts.ts'
import { toPostFiles, usePostDraft } from './use-post-draft.ts'

export const kinds = ['text', 'photos', 'video', 'documents'] as const
export type PostKind = (typeof kinds)[number]

const toKind = (stored: string): PostKind => kinds.find((kind) => kind === stored) ?? 'text'

const fileTabs = ['photos', 'documents'] as const
type FileTab = (typeof fileTabs)[number]

/** The files of the post by their tabs; `onAdd` is called with the tab that some were added to. */
function usePostFiles(person: string, kind: PostKind, onAdd: (tab: FileTab) => void) {
  const lists = {
    photos: useUploads(photoRules, `post photos ${person}`),
    documents: useUploads(documentRules, `post documents ${person}`),
  }
  /** The tab of which more files were chosen than a post can have. */
  const [overLimit, setOverLimit] = useState<FileTab>()
  const selected = kind === 'photos' || kind === 'documents' ? lists[kind] : null
  const items = selected?.items ?? []

  function addTo(tab: FileTab, files: Iterable<File>) {
    const rejected = lists[tab].add(files)
    onAdd(tab)
    if (rejected > 0) setOverLimit(tab)
  }

  return {
    ...lists,
    /** Those of the selected tab. */
    items,
    /** Whether all of them are uploaded. */
    uploaded: items.every(({ state }) => state === 'ready'),
    /** The tab with files that are not published with the selected one. */
    excluded: fileTabs.find((tab) => tab !== kind && lists[tab].taken > 0),
    overLimit,
    clearOverLimit: () => setOverLimit(undefined),
    addPhotos: (files: Iterable<File>) => addTo('photos', files),
    addDocuments: (files: Iterable<File>) => addTo('documents', files),
    /** Adds dropped or pasted files, by their type. */
    addFiles(files: Iterable<File>) {
      const all = [...files]
      addTo(kind === 'documents' || all.every(isDocument) ? 'documents' : 'photos', all)
    },
    /** Files added since the render belong to the next post. */
    removeAll() {
      for (const { id } of items) selected?.remove(id)
    },
  }
}

/** The post that `person` is writing: its draft, its errors and publishing it. Only the selected tab is published. */
export function useComposer(person: string) {
  const { t } = useTranslation('post')
  const [storedKind, storeKind, dropKind] = useDraft(kindDraftKey(person))
  const kind = toKind(storedKind)
  const files = usePostFiles(person, kind, setKind)
  const { items, excluded, overLimit } = files
  const draft = usePostDraft(draftKey(person), {
    findError: (text) => findError(t, kind, items, text),
    // The link becomes the video, and is not part of the description.
    toDescription: (text) => (kind === 'video' ? removeFoundVideo(text) : text),
    onPublished: announce,
  })
  const { text } = draft
  const found = findVideo(text)
  const video = kind === 'video' ? found : null

  function clearError() {
    files.clearOverLimit()
    draft.clearError()
  }

  function setKind(next: PostKind) {
    storeKind(next)
    clearError()
  }

  return {
    ...draft,
    ...files,
    kind,
    setKind,
    setText: (next: string) => {
      draft.setText(next)
      clearError()
    },
    video,
    /** The video that the text of a text post links to. */
    suggestedVideo: kind === 'text' ? found : null,
    removeVideo: () => draft.setText(removeFoundVideo(text).trim()),
    /** Which files will not be included; null when all are. */
    excludedNotice: excluded ? t('composer.excluded', { tab: t(`composer.tab.${excluded}`) }) : null,
    /** What is in progress; null when nothing is. */
    waiting: waitingText(t, items, kind === 'photos'),
    error: overLimit ? t(`error.many.${overLimit}`, { count: limits.postFilesMax }) : draft.error,
    /** Returns whether the post was published. */
    async submit(): Promise<boolean> {
      files.clearOverLimit()
      const videoUrl = video && text.slice(video.start, video.end)
      const uploaded = toPostFiles(items, kind === 'photos' ? 'image' : 'file')
      if (!(await draft.publish({ files: uploaded, ...(videoUrl && { videoUrl }) }))) return false
      dropKind()
      files.removeAll()
      return true
    },
  }
}

function removeFoundVideo(text: string): string {
  const video = findVideo(text)
  return video ? removeVideo(text, video) : text
}

function findError(
  t: TFunction<'post'>,
  kind: PostKind,
  items: readonly Upload[],
  text: string,
): string | null {
  const unfinished = unfinishedText(t, items, kind === 'photos')
  if (unfinished) return unfinished
  if (kind === 'video' && !findVideo(text))
    return t(hasLink(text) ? 'composer.video.unknown' : 'error.empty.video')
  return text.trim() !== '' || items.length > 0 ? null : t(`error.empty.${kind}`)
}
