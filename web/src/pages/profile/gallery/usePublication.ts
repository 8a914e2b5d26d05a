import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '@brilla/contract/limits'
import type { Input } from '../../../lib/api.types.ts'
import { useDraft } from '../../../lib/draft.ts'
import { problemText } from '../../../lib/problems.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { useCreatePost } from '../../../features/post/post.data.ts'

type Media = Pick<Input<'createPost'>['body'], 'files' | 'videoUrl'>

/** A post that is made in a window: its words, kept as `draft`, and its way to the server. */
export function usePublication(draft: string, findProblem: () => string | null) {
  const { t, i18n } = useTranslation('post')
  const [text, setText, dropText] = useDraft(draft)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const publish = useCreatePost()
  const toast = useToast()
  const left = limits.postTextMax - text.trim().length
  const find = () => (left < 0 ? t('error.long', { count: limits.postTextMax }) : findProblem())

  return {
    text,
    setText,
    left,
    busy,
    // A problem that was pointed out goes away by itself when it is mended.
    problem: refusal ?? (asked ? find() : null),
    say: setRefusal,
    /** Answers whether it is through. */
    async send(media: Media): Promise<boolean> {
      if (busy) return false
      setRefusal(null)
      setAsked(true)
      if (find()) return false
      setBusy(true)
      try {
        await publish({ title: '', description: text.trim(), categoryId: 1, files: [], ...media })
        dropText()
        toast(t('composer.published'))
        return true
      } catch (error) {
        setRefusal(problemText(error, i18n))
        setBusy(false)
        return false
      }
    },
  }
}
