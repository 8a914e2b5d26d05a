import { countCharacters } from '@brilla/contract/platform/truncate'
import { useState } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { limits } from '@brilla/contract/platform/limits'
import { findVideo, hasLink, removeVideo } from '@brilla/contract/content/video'
import { announce } from '../../../../lib/announce.ts'
import { useDraft } from '../../../../lib/draft.ts'
import { getErrorText } from '../../../../lib/error-text.ts'
import { useCreatePost } from '../post.mutations.ts'
import { getFieldText } from '../contact-data-fields.ts'
import { useContactDataQuestion } from '../use-contact-data-question.tsx'
import { isDocument } from './document-rules.ts'
import { draftKey, kindDraftKey } from './drafts.ts'
import { unfinishedText, waitingText } from './upload-texts.ts'
import { usePostUploads, type UploadList } from './use-post-uploads.ts'

export const kinds = ['text', 'photos', 'video', 'documents'] as const
export type PostKind = (typeof kinds)[number]

const toKind = (stored: string): PostKind => kinds.find((kind) => kind === stored) ?? 'text'

/** The post that `person` is writing: its draft, its errors and publishing it. Only the selected tab is published. */
export function useComposer(person: string) {
  const { t, i18n } = useTranslation('post')
  const [text, storeText, dropText] = useDraft(draftKey(person))
  const [storedKind, storeKind, dropKind] = useDraft(kindDraftKey(person))
  const { photos, documents } = usePostUploads(person)
  const { mutateAsync, isPending, error, reset } = useCreatePost()
  const { publish, dialog } = useContactDataQuestion()
  const [isSubmitted, setIsSubmitted] = useState(false)
  /** The kind of files of which more were chosen than a post can have. */
  const [overLimit, setOverLimit] = useState<'photos' | 'documents'>()

  const kind = toKind(storedKind)
  const uploads = kind === 'photos' ? photos : kind === 'documents' ? documents : null
  const items = uploads?.items ?? []
  const found = findVideo(text)
  const video = kind === 'video' ? found : null
  // The link becomes the video, and is not part of the description.
  const description = (video ? removeVideo(text, video) : text).trim()
  const left = limits.postTextMax - countCharacters(description)

  function findError(): string | null {
    const unfinished = unfinishedText(t, items, kind === 'photos')
    if (unfinished) return unfinished
    if (left < 0) return t('error.long', { count: limits.postTextMax })
    if (kind === 'video' && !video) return t(hasLink(text) ? 'composer.video.unknown' : 'error.empty.video')
    return description !== '' || items.length > 0 || video ? null : t(`error.empty.${kind}`)
  }

  function getError(): string | null {
    if (overLimit) return t(`error.many.${overLimit}`, { count: limits.postFilesMax })
    if (error) return getErrorText(error, i18n)
    // Disappears when the post becomes valid.
    return isSubmitted ? findError() : null
  }

  function clearError() {
    setIsSubmitted(false)
    setOverLimit(undefined)
    reset()
  }

  function setKind(next: PostKind) {
    storeKind(next)
    clearError()
  }

  function addTo(list: UploadList, kind: 'photos' | 'documents', files: File[]) {
    const rejected = list.add(files)
    setKind(kind)
    if (rejected > 0) setOverLimit(kind)
  }

  /** Returns whether the post was published. */
  async function submit(): Promise<boolean> {
    if (isPending) return false
    clearError()
    setIsSubmitted(true)
    if (findError()) return false
    const type = kind === 'photos' ? ('image' as const) : ('file' as const)
    const files = items.flatMap(({ filename, alt }) => (filename ? [{ filename, type, alt }] : []))
    try {
      const body = {
        title: '',
        description,
        categoryId: 1,
        files,
        ...(video && { videoUrl: text.slice(video.start, video.end) }),
      }
      const post = await publish(
        description,
        ({ audience }) => mutateAsync({ ...body, ...(audience && { audience }) }),
        (field) => getFieldText(body, field),
      )
      if (post) announce(t('composer.published'))
    } catch {
      // Shown from the mutation's state.
      return false
    }
    dropText()
    dropKind()
    // Files added meanwhile belong to the next post.
    for (const { id } of items) uploads?.remove(id)
    setIsSubmitted(false)
    return true
  }

  /** The tab with files that are not published with the selected one. */
  const excluded =
    photos.taken > 0 && kind !== 'photos'
      ? 'photos'
      : documents.taken > 0 && kind !== 'documents'
        ? 'documents'
        : null

  return {
    kind,
    setKind,
    text,
    setText: (next: string) => {
      storeText(next)
      clearError()
    },
    left,
    photos,
    documents,
    video,
    /** The video that the text of a text post links to. */
    suggestedVideo: kind === 'text' ? found : null,
    removeVideo: () => found && storeText(removeVideo(text, found).trim()),
    addPhotos: (files: Iterable<File>) => addTo(photos, 'photos', [...files]),
    addDocuments: (files: Iterable<File>) => addTo(documents, 'documents', [...files]),
    /** Adds dropped or pasted files, by their type. */
    addFiles: (files: Iterable<File>) => {
      const all = [...files]
      if (kind === 'documents' || all.every(isDocument)) addTo(documents, 'documents', all)
      else addTo(photos, 'photos', all)
    },
    /** Which files will not be included; null when all are. */
    excludedNotice: excluded && t('composer.excluded', { tab: t(`composer.tab.${excluded}`) }),
    /** Whether all files of the selected tab are uploaded. */
    uploaded: items.every(({ state }) => state === 'ready'),
    /** What is in progress; null when nothing is. */
    waiting: waitingText(t, items, kind === 'photos'),
    error: getError(),
    busy: isPending,
    /** Must be rendered by the caller. */
    dialog,
    submit,
  }
}
