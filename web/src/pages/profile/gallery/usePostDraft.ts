import { countCharacters } from '@brilla/contract/truncate'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { limits } from '@brilla/contract/limits'
import type { Input } from '../../../lib/api.types.ts'
import { useDraft } from '../../../lib/draft.ts'
import { getErrorText } from '../../../lib/errorText.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { useCreatePost } from '../../../features/post/post.mutations.ts'

type Media = Pick<Input<'createPost'>['body'], 'files' | 'videoUrl'>

/** A post that is written in a dialog of the profile; its text is kept under `draft`. */
export function usePostDraft(draft: string, findError: () => string | null) {
  const { t, i18n } = useTranslation('post')
  const [text, setText, dropText] = useDraft(draft)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { mutateAsync, isPending, error, reset } = useCreatePost()
  const toast = useToast()
  const left = limits.postTextMax - countCharacters(text.trim())
  const find = () => (left < 0 ? t('error.long', { count: limits.postTextMax }) : findError())

  return {
    text,
    setText,
    left,
    busy: isPending,
    // The reason disappears when the post becomes valid.
    error: error ? getErrorText(error, i18n) : isSubmitted ? find() : null,
    /** Returns whether the post was published. */
    async publish(media: Media): Promise<boolean> {
      if (isPending) return false
      reset()
      setIsSubmitted(true)
      if (find()) return false
      try {
        await mutateAsync({ title: '', description: text.trim(), categoryId: 1, files: [], ...media })
      } catch {
        // Shown from the mutation's state.
        return false
      }
      dropText()
      toast(t('composer.published'))
      return true
    },
  }
}
