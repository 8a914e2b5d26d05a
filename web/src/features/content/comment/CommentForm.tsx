import { countCharacters } from '@brilla/contract/platform/truncate'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import type { Comment } from '@brilla/contract/content/comment'
import { limits } from '@brilla/contract/platform/limits'
import { isComposing } from '../../../lib/is-composing.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { announce } from '../../../lib/announce.ts'
import { useDraft } from '../../../lib/draft.ts'
import { useClaims } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { cn } from '../../../ui/cn.ts'
import { controlVariants } from '../../../ui/Field.tsx'
import { useAutoGrow } from '../../../ui/use-auto-grow.ts'
import { Form } from '../../../ui/Form.tsx'
import { useContactDataQuestion } from '../post/use-contact-data-question.tsx'
import { useCreateComment } from './comment.mutations.ts'

/**
 * The form for a new comment, or a reply. Enter sends, Shift+Enter adds a line, and Escape closes the form of a reply; the
 * typed text survives a reload, a refusal and that.
 */
export function CommentForm({
  postId,
  replyTo,
  onClose,
}: {
  postId: string
  replyTo?: Comment
  onClose?: () => void
}) {
  const { t, i18n } = useTranslation('comment')
  const { data: self } = useSelf()
  const person = useClaims()?.sub ?? ''
  const { mutateAsync, isPending, error, reset } = useCreateComment(postId, replyTo)
  const { publish, dialog } = useContactDataQuestion()
  const [text, setText, dropText] = useDraft(`comment ${person} ${replyTo?.id ?? postId}`)
  const [invalid, setInvalid] = useState<'empty' | 'long'>()
  const area = useAutoGrow(undefined)
  const isReply = replyTo !== undefined
  useEffect(() => {
    if (isReply) area.current?.focus()
  }, [area, isReply])
  const message = invalid
    ? t(invalid, { count: limits.commentMax })
    : error
      ? getErrorText(error, i18n)
      : null

  async function send() {
    const comment = text.trim()
    if (isPending) return
    const found = comment === '' ? 'empty' : countCharacters(comment) > limits.commentMax ? 'long' : undefined
    setInvalid(found)
    if (found) return
    try {
      const published = await publish(comment, mutateAsync)
      // Of a comment that waits for the moderators, a toast says that.
      if (published) announce(t(replyTo ? 'replySent' : 'sent'))
    } catch {
      // Shown from the mutation's state.
      return
    }
    dropText()
    onClose?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Escape') onClose?.()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void send()
  }

  const id = `comment-${replyTo?.id ?? postId}`
  const label = replyTo && t('replyTo', { name: replyTo.user.fullname })
  return (
    <Form className="grid gap-1.5" onSubmit={send}>
      <div className="flex items-start gap-3">
        <PersonAvatar person={self} size="sm" className="mt-1" />
        <div className="relative min-w-0 flex-1">
          <textarea
            ref={area}
            data-own-escape={replyTo && ''}
            data-new-comment={replyTo ? undefined : ''}
            dir="auto"
            rows={1}
            // While it is sent it is in the list; it comes back here if it is refused.
            value={isPending ? '' : text}
            readOnly={isPending}
            aria-label={label ?? t('label')}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? `${id}-error` : undefined}
            placeholder={label ? `${label}…` : t('placeholder')}
            onChange={(event) => {
              setText(event.target.value)
              setInvalid(undefined)
              reset()
            }}
            onKeyDown={onKeyDown}
            className={cn(controlVariants, 'block resize-none pr-13 text-ellipsis placeholder:truncate')}
          />
          <IconButton
            label={t('send')}
            type="submit"
            aria-busy={isPending}
            className="absolute right-0.5 bottom-0.5"
          >
            <SendHorizontal aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
      {message && (
        <p id={`${id}-error`} role="alert" className="pl-12 text-sm font-semibold text-wrong">
          {message}
        </p>
      )}
      {dialog}
    </Form>
  )
}
