import { SendHorizontal } from 'lucide-react'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '@brilla/contract/limits'
import { announce } from '../../lib/announce.ts'
import { useDraft } from '../../lib/draft.ts'
import { useClaims } from '../../lib/context.tsx'
import { crop } from '../../lib/image.ts'
import { problemText } from '../../lib/problems.ts'
import { useSelf } from '../account/self.queries.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { controlVariants } from '../../ui/Field.tsx'
import { useAutoGrow } from '../../ui/useAutoGrow.ts'
import { Form } from '../../ui/Form.tsx'
import { useCreateComment } from './comment.data.ts'

/** Enter sends, shift and enter breaks the line; what is typed survives a reload and a refusal. */
export function CommentForm({ postId }: { postId: string }) {
  const { t, i18n } = useTranslation('comment')
  const { data: self } = useSelf()
  const claims = useClaims()
  const create = useCreateComment(postId)
  const [text, setText, dropText] = useDraft(`comment ${claims?.sub ?? ''} ${postId}`)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const grow = useAutoGrow(undefined)

  async function send() {
    if (busy) return
    if (text.trim() === '') return setProblem(t('empty'))
    if (text.trim().length > limits.commentMax) return setProblem(t('long', { count: limits.commentMax }))
    setBusy(true)
    setProblem(null)
    try {
      await create(text.trim())
      dropText()
      announce(t('sent'))
    } catch (error) {
      setProblem(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  const id = `comment-${postId}`
  return (
    <Form
      className="grid gap-1.5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      {busy && (
        <p className="ml-12 justify-self-start rounded-lg bg-sunken px-4 py-2.5 written opacity-60">
          {text.trim()}
        </p>
      )}
      <div className="flex items-start gap-3">
        <Avatar
          name={self?.fullname ?? ''}
          size="sm"
          picture={claims?.profileImage ? crop(claims.profileImage, 36, 36) : null}
          className="mt-1"
        />
        <div className="relative min-w-0 flex-1">
          <textarea
            ref={grow}
            dir="auto"
            rows={1}
            // At once in its place above; back here if it does not arrive.
            value={busy ? '' : text}
            readOnly={busy}
            aria-label={t('label')}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            placeholder={t('placeholder')}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(null)
            }}
            onKeyDown={onKeyDown}
            className={cn(controlVariants, 'block resize-none pr-13')}
          />
          <IconButton
            label={t('send')}
            type="submit"
            aria-busy={busy}
            className="absolute right-0.5 bottom-0.5"
          >
            <SendHorizontal aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="pl-12 text-sm font-semibold text-wrong">
          {problem}
        </p>
      )}
    </Form>
  )
}
