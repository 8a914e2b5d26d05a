import type { Contact } from '@brilla/contract/conversations/message'
import { useTranslation } from '../../../lib/translation.tsx'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { useMute } from '../../people/mute/mute.mutations.ts'

/** In place of the composer: the reader wants no messages of this agency, and the way back (P-messages-19). */
export function MutedNotice({ contact: { id, fullname: name } }: { contact: Contact }) {
  const { t } = useTranslation('message')
  const { mutate, isPending } = useMute(id)
  const { error, secondsLeft, setError, clearError } = useInlineError('message-muted')
  return (
    <div className="grid shrink-0 justify-items-center gap-3 border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center md:px-6">
      <p role="status" className="text-quiet">
        {t('muted.text', { name })}
      </p>
      <InlineError left={secondsLeft}>{error}</InlineError>
      <Button
        variant="secondary"
        busy={isPending}
        onClick={() => {
          clearError()
          mutate(false, { onError: setError })
        }}
      >
        {t('muted.undo')}
      </Button>
    </div>
  )
}
