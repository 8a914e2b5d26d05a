import { countCharacters } from '@brilla/contract/platform/truncate'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import { useEditDraft } from '../../../lib/draft.ts'
import { getErrorText } from '../../../lib/error-text.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import DiscardDialog from '../../../ui/DiscardDialog.tsx'
import { type Publication, useContactDataQuestion } from './use-contact-data-question.tsx'

/** Sends the text. */
export type TextMutation = Pick<
  UseMutationResult<unknown, Error, Publication>,
  'mutateAsync' | 'isPending' | 'error' | 'reset'
>

interface Options {
  /** The key of the draft. */
  draft: string
  initialText: string
  /** The text may be empty or unchanged; otherwise such a text only closes the editor. */
  optional?: boolean
  /** The most characters, and the error of a text with more. */
  max: number
  longText: string
  mutation: TextMutation
  /** Not of what waits for the moderators. */
  onSent?: (() => void) | undefined
  onClose: () => void
}

/**
 * The text of a post or a comment while it is edited. A refused text stays, with the reason; what was typed is restored after
 * a reload, until it is sent or discarded.
 */
export function useTextEdit({
  draft,
  initialText,
  optional = false,
  max,
  longText,
  mutation: { mutateAsync, isPending, error, reset },
  onSent,
  onClose,
}: Options) {
  const { i18n } = useTranslation()
  const [text, setText, dropText] = useEditDraft(draft, initialText)
  const { publish, dialog } = useContactDataQuestion()
  const [isTooLong, setIsTooLong] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const trimmed = text.trim()
  const isUnchanged = trimmed === '' || trimmed === initialText

  function close() {
    dropText()
    onClose()
  }

  return {
    busy: isPending,
    close,
    /** Asks before a changed text is lost. */
    leave: () => (isUnchanged ? close() : setIsLeaving(true)),
    async save() {
      if (isPending) return
      if (isUnchanged && !optional) return close()
      if (countCharacters(trimmed) > max) return setIsTooLong(true)
      try {
        if (await publish(trimmed, mutateAsync)) onSent?.()
        close()
      } catch {
        // Shown from the mutation's state.
      }
    },
    /** The props of the text area. */
    field: {
      value: text,
      readOnly: isPending,
      error: isTooLong ? longText : error ? getErrorText(error, i18n) : undefined,
      onChange(event: ChangeEvent<HTMLTextAreaElement>) {
        setText(event.target.value)
        setIsTooLong(false)
        reset()
      },
    },
    /** Must be rendered by the caller. */
    dialogs: (
      <>
        {dialog}
        {isLeaving && <DiscardDialog onDiscard={close} onClose={() => setIsLeaving(false)} />}
      </>
    ),
  }
}
