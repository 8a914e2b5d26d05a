import { countCharacters } from '@brilla/contract/platform/truncate'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { limits } from '@brilla/contract/platform/limits'
import type { Input } from '../../../lib/api.types.ts'
import { useDraft } from '../../../lib/draft.ts'
import { getErrorText } from '../../../lib/error-text.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { getFieldText } from '../../../features/content/post/contact-data-fields.ts'
import { useCreatePost } from '../../../features/content/post/post.mutations.ts'
import { useContactDataQuestion } from '../../../features/content/post/use-contact-data-question.tsx'

type Media = Pick<Input<'createPost'>['body'], 'files' | 'videoUrl'>

/** A post that is written in a dialog of the profile; its text is kept under `draft`. */
export function usePostDraft(draft: string, findError: () => string | null) {
  const { t, i18n } = useTranslation('post')
  const [text, setText, dropText] = useDraft(draft)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { mutateAsync, isPending, error, reset } = useCreatePost()
  const { publish, dialog } = useContactDataQuestion()
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
    /** Must be rendered by the caller. */
    dialog,
    /** Returns whether the post was accepted; one that waits for the moderators is, and says so itself. */
    async publish(media: Media): Promise<boolean> {
      if (isPending) return false
      reset()
      setIsSubmitted(true)
      if (find()) return false
      try {
        const body = { title: '', description: text.trim(), categoryId: 1, files: [], ...media }
        const post = await publish(
          body.description,
          ({ audience }) => mutateAsync({ ...body, ...(audience && { audience }) }),
          (field) => getFieldText(body, field),
        )
        if (post) toast(t('composer.published'))
      } catch {
        // Shown from the mutation's state.
        return false
      }
      dropText()
      return true
    },
  }
}
