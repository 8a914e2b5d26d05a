import { countCharacters } from '@brilla/contract/platform/truncate'
import { useState } from 'react'
import { limits } from '@brilla/contract/platform/limits'
import { useTranslation } from '../../../../lib/translation.tsx'
import type { Input } from '../../../../lib/api.types.ts'
import { useDraft } from '../../../../lib/draft.ts'
import { getErrorText } from '../../../../lib/error-text.ts'
import { getFieldText } from '../contact-data-fields.ts'
import type { Upload } from '../../../media/upload.ts'
import { useCreatePost } from '../post.mutations.ts'
import { useContactDataQuestion } from '../use-contact-data-question.tsx'

/** The uploaded files, as the server gets them. */
export const toPostFiles = (items: readonly Upload[], type: 'image' | 'file') =>
  items.flatMap(({ filename, alt }) => (filename ? [{ filename, type, alt }] : []))

type Media = Pick<Input<'createPost'>['body'], 'files' | 'videoUrl'>

interface Options {
  /** Why the post cannot be published, but for its length. */
  findError: (text: string) => string | null
  /** The part of the text that is published; all of it without this. */
  toDescription?: (text: string) => string
  /** Says that it is published, which a post that waits for the moderators is not. */
  onPublished: (message: string) => void
}

/** A post that is being written; its text is kept under `draft`. */
export function usePostDraft(
  draft: string,
  { findError, toDescription = (text) => text, onPublished }: Options,
) {
  const { t, i18n } = useTranslation('post')
  const [text, setText, dropText] = useDraft(draft)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { mutateAsync, isPending, error, reset } = useCreatePost()
  const { publish, dialog } = useContactDataQuestion()
  const description = toDescription(text).trim()
  const left = limits.postTextMax - countCharacters(description)
  const find = () => findError(text) ?? (left < 0 ? t('error.long', { count: limits.postTextMax }) : null)

  function clearError() {
    // The answer to what is being sent is still to be shown.
    if (isPending) return
    setIsSubmitted(false)
    reset()
  }

  return {
    text,
    setText,
    /** Characters that may still be typed; negative if the text is too long. */
    left,
    busy: isPending,
    // The reason disappears when the post becomes valid.
    error: error ? getErrorText(error, i18n) : isSubmitted ? find() : null,
    clearError,
    /** Must be rendered by the caller. */
    dialog,
    /** Returns whether the post was accepted; one that waits for the moderators is, and says so itself. */
    async publish(media: Media): Promise<boolean> {
      if (isPending) return false
      reset()
      setIsSubmitted(true)
      if (find()) return false
      try {
        const body = { title: '', description, categoryId: 1, files: [], ...media }
        const post = await publish(
          description,
          ({ audience }) => mutateAsync({ ...body, ...(audience && { audience }) }),
          (field) => getFieldText(body, field),
        )
        if (post) onPublished(t('composer.published'))
      } catch {
        // Shown from the mutation's state.
        return false
      }
      dropText()
      setIsSubmitted(false)
      return true
    },
  }
}
