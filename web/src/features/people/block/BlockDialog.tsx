import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'
import { dropUnseen, rereadAll } from '../../../lib/reread-all.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { useToast } from '../../../ui/Toast.tsx'

const consequences = ['visit', 'posts', 'search', 'write'] as const

/** Says what a block ends before it is made (P-blocks-6). */
export default function BlockDialog({
  person: { id, fullname: name },
  onBlocked,
  onClose,
}: {
  person: { id: string; fullname: string }
  /** Leaves a page or a dialog that is about the person. */
  onBlocked?: (() => unknown) | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('block')
  const toast = useToast()
  const { error, secondsLeft, setError, clearError } = useInlineError('block')
  const { mutateAsync, isPending, isSuccess } = useBlock(id, () => {
    toast(t('done', { name }))
    return onBlocked?.()
  })

  async function block() {
    if (isPending || isSuccess || secondsLeft > 0) return
    clearError()
    try {
      await mutateAsync()
      onClose()
    } catch (error) {
      setError(error)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { name })}
      cancel={t('cancel')}
      actions={
        <Button variant="danger" busy={isPending} onClick={() => void block()}>
          {t('do')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <div>
          <p>{t('intro', { name })}</p>
          <ul className="list-disc pl-6">
            {consequences.map((consequence) => (
              <li key={consequence}>{t(consequence)}</li>
            ))}
          </ul>
        </div>
        <p>{t('mutual', { name })}</p>
        <p className="font-semibold">{t('final')}</p>
        <InlineError left={secondsLeft}>{error}</InlineError>
      </div>
    </Dialog>
  )
}

/**
 * Blocks a person and reads everything again (P-blocks-2). `leave` first leaves what is about the person alone: it would be
 * loaded again, without success.
 */
function useBlock(id: string, leave?: () => unknown) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('blockUser', { body: { userId: id } }),
    async onSuccess() {
      await leave?.()
      dropUnseen(queries)
      // The dialog closes when nothing of the person is on screen any more.
      await rereadAll(queries)
    },
  })
}
