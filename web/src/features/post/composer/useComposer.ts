import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '@brilla/contract/limits'
import { findVideo, hasLink } from '@brilla/contract/video'
import { announce } from '../../../lib/announce.ts'
import { useDraft } from '../../../lib/draft.ts'
import { problemText } from '../../../lib/problems.ts'
import { useCreatePost } from '../post.data.ts'
import { isDocument } from './documents.ts'
import { unfinishedText, waitingText } from './upload-texts.ts'
import { usePostUploads, type UploadList } from './usePostUploads.ts'

export const kinds = ['text', 'photos', 'video', 'documents'] as const
export type PostKind = (typeof kinds)[number]

const asKind = (kept: string): PostKind => kinds.find((kind) => kind === kept) ?? 'text'

/** What `person` is writing, what is wrong with it, and how it is published: what the chosen tab shows, no more. */
export function useComposer(person: string) {
  const { t, i18n } = useTranslation('post')
  const [text, keepText, dropText] = useDraft(`post ${person}`)
  const [keptKind, keepKind, dropKind] = useDraft(`post kind ${person}`)
  const { photos, documents } = usePostUploads(person)
  const publish = useCreatePost()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)

  const kind = asKind(keptKind)
  const uploads = kind === 'photos' ? photos : kind === 'documents' ? documents : null
  const items = uploads?.items ?? []
  const found = findVideo(text)
  const video = kind === 'video' ? found : null
  // The link becomes the video, and is no word of the post.
  const words = (video ? text.replace(video.link, '').replace(/[^\S\n]{2,}/g, ' ') : text).trim()
  const left = limits.postTextMax - words.length

  function findProblem(): string | null {
    const unfinished = unfinishedText(t, items, kind === 'photos')
    if (unfinished) return unfinished
    if (left < 0) return t('error.long', { count: limits.postTextMax })
    if (kind === 'video' && !video && hasLink(text)) return t('composer.video.unknown')
    return words !== '' || items.length > 0 || video ? null : t(`error.empty.${kind}`)
  }
  // A problem that was pointed out goes away by itself when it is mended.
  const problem = notice ?? (asked ? findProblem() : null)

  function forgetProblem() {
    setAsked(false)
    setNotice(null)
  }

  function setKind(next: PostKind) {
    keepKind(next)
    forgetProblem()
  }

  function addTo(list: UploadList, kind: 'photos' | 'documents', files: File[]) {
    const over = list.add(files)
    setKind(kind)
    if (over > 0) setNotice(t(`error.many.${kind}`, { count: limits.postFilesMax }))
  }

  /** Answers whether it is through. */
  async function submit(): Promise<boolean> {
    if (busy) return false
    setNotice(null)
    setAsked(true)
    if (findProblem()) return false
    setBusy(true)
    try {
      const type = kind === 'photos' ? ('image' as const) : ('file' as const)
      const files = items.flatMap(({ filename, alt }) => (filename ? [{ filename, type, alt }] : []))
      await publish({
        title: '',
        description: words,
        categoryId: 1,
        files,
        ...(video && { videoUrl: video.link }),
      })
      dropText()
      dropKind()
      // What was added meanwhile is for the next one.
      for (const { id } of items) uploads?.remove(id)
      setAsked(false)
      announce(t('composer.published'))
      return true
    } catch (error) {
      setNotice(problemText(error, i18n))
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    kind,
    setKind,
    text,
    setText: (next: string) => {
      keepText(next)
      forgetProblem()
    },
    left,
    photos,
    documents,
    video,
    /** In a text that is published as one: the video that it links to. */
    offer: kind === 'text' ? found : null,
    removeVideo: () => found && keepText(text.replace(found.link, '').trim()),
    addPhotos: (files: Iterable<File>) => addTo(photos, 'photos', [...files]),
    addDocuments: (files: Iterable<File>) => addTo(documents, 'documents', [...files]),
    /** Files that came without saying as what: dropped, or pasted. */
    addFiles: (files: Iterable<File>) => {
      const all = [...files]
      if (kind === 'documents' || all.every(isDocument)) addTo(documents, 'documents', all)
      else addTo(photos, 'photos', all)
    },
    /** What was chosen in another tab, and does not go along. */
    beside:
      photos.taken > 0 && kind !== 'photos'
        ? t('composer.beside', { tab: t('composer.tab.photos') })
        : documents.taken > 0 && kind !== 'documents'
          ? t('composer.beside', { tab: t('composer.tab.documents') })
          : null,
    /** Whether all files of this kind are there. */
    uploaded: items.every(({ state }) => state === 'ready'),
    /** What the reader waits for, if anything. */
    waiting: waitingText(t, items, kind === 'photos'),
    problem,
    busy,
    submit,
  }
}
