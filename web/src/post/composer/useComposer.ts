import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '@brilla/contract/limits'
import { announce } from '../../core/announce.ts'
import { useClaims } from '../../core/context.tsx'
import { useDraft } from '../../core/draft.ts'
import { problemText } from '../../core/problems.ts'
import { useCreatePost } from '../post.data.ts'
import { usePhotos } from './PhotosProvider.tsx'
import { isOnItsWay } from './photos.ts'

export type PostKind = 'text' | 'photos'

/** What is being written, what is wrong with it, and how it is published: what the chosen tab shows, no more. */
export function useComposer() {
  const { t, i18n } = useTranslation('post')
  const [text, setText, dropText] = useDraft(`post ${useClaims()?.sub ?? ''}`)
  const uploads = usePhotos()
  const create = useCreatePost()
  const [kind, setKind] = useState<PostKind>(uploads.photos.length > 0 ? 'photos' : 'text')
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const photos = kind === 'photos' ? uploads.photos : []
  const left = limits.postTextMax - text.trim().length

  function findProblem(): string | null {
    if (photos.some(isOnItsWay)) return t('error.espera_que_termine_subir')
    if (photos.some(({ filename }) => !filename)) return t('error.unfinished')
    if (left < 0) return t('error.long', { count: limits.postTextMax })
    if (text.trim() !== '' || photos.length > 0) return null
    return t(kind === 'photos' ? 'error.empty' : 'error.emptyText')
  }
  // A problem that was pointed out goes away by itself when it is mended.
  const problem = notice ?? (asked ? findProblem() : null)

  /** Answers whether it is through. */
  async function submit(): Promise<boolean> {
    if (busy) return false
    setNotice(null)
    setAsked(true)
    if (findProblem()) return false
    setBusy(true)
    try {
      const files = photos.flatMap(({ filename, alt }) =>
        filename ? [{ filename, type: 'image' as const, alt }] : [],
      )
      await create({ title: '', description: text.trim(), categoryId: 1, files })
      dropText()
      if (kind === 'photos') uploads.clear()
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
    setKind: (next: PostKind) => {
      setKind(next)
      setAsked(false)
      setNotice(null)
    },
    text,
    setText: (next: string) => {
      setText(next)
      setAsked(false)
      setNotice(null)
    },
    left,
    uploads,
    addPhotos: (files: Iterable<File>) => {
      const over = uploads.add(files)
      setKind('photos')
      setNotice(over > 0 ? t('error.many', { count: limits.postFilesMax }) : null)
    },
    problem,
    busy,
    submit,
  }
}
