import { BadgeCheck, CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useNavigate } from 'react-router'
import type { Contact } from '@brilla/contract/conversations/message'
import { useClaims } from '../../../lib/context.tsx'
import { countryName } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { monthAndYear } from '../../../lib/time.ts'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { LazyBlockDialog } from '../../people/block/LazyBlockDialog.tsx'
import { LazyReportDialog } from '../../people/report/LazyReportDialog.tsx'
import { useMute } from '../../people/mute/mute.mutations.ts'
import { useConversationsSearch } from './ListFilter.tsx'
import { useAcceptRequest, useDeleteRequest } from './message.mutations.ts'

/** In place of the composer: who the stranger is, and what can be done with their request (P-messages-3). */
export function RequestBanner({
  contact,
  messageId,
}: {
  contact: Contact
  /** The message that is reported; the profile without one. */
  messageId: string | undefined
}) {
  const { t, i18n } = useTranslation('message')
  const language = asLanguage(i18n.language)
  const navigate = useNavigate()
  const toast = useToast()
  const isTalent = useClaims()?.profileType === 'talento'
  const [open, setOpen] = useState<'delete' | 'report' | 'block'>()
  const { error, secondsLeft, setError, clearError } = useInlineError('message-request')
  const listPath = `/conversaciones${useConversationsSearch()}`
  /** Null when the conversation was left before the answer, which then changes nothing on the page opened since. */
  const section = useRef<HTMLElement>(null)
  // The pressed button disappears; on a desktop the composer takes the focus from there.
  const accept = useAcceptRequest(contact, () => {
    if (section.current) document.getElementById('main')?.focus({ preventScroll: true })
  })
  const { id, fullname: name, type, verified } = contact
  const isAgency = type === 'agencia'
  const canBlock = isTalent && type === 'talento'
  const leave = () => (section.current ? navigate(listPath, { replace: true }) : undefined)
  const remove = useDeleteRequest(contact, leave)
  const mute = useMute(id, leave)
  const Mark = verified ? BadgeCheck : CircleAlert
  const close = () => setOpen(undefined)
  return (
    <section
      ref={section}
      aria-labelledby="request"
      className="grid max-h-1/2 shrink-0 gap-3 overflow-y-auto border-t border-line bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-6"
    >
      <h2 id="request" className="text-lg [overflow-wrap:anywhere]">
        {t('request.title', { name })}
      </h2>
      <div className="grid gap-1 text-sm text-quiet">
        {isAgency && (
          <p className="flex items-center gap-1.5 font-semibold text-ink">
            <Mark aria-hidden size={18} className="shrink-0" />
            {t(verified ? 'request.verified' : 'request.unverified')}
          </p>
        )}
        <p className="dot-separated">
          {!isAgency && <span>{t('request.talent')}</span>}
          <span>{t('request.country', { country: countryName(contact.country, language) })}</span>
          <span>{t('request.since', { month: monthAndYear(contact.memberSince, language) })}</span>
        </p>
        <p>{t('request.text')}</p>
      </div>
      <InlineError left={secondsLeft}>{error}</InlineError>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Button
          busy={accept.isPending}
          onClick={() => {
            clearError()
            accept.mutate(undefined, { onError: setError })
          }}
        >
          {t('request.accept')}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('delete')}>
          {t('request.delete')}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('report')}>
          {t('request.report')}
        </Button>
        {isTalent && isAgency && (
          <Button
            variant="quiet"
            className="max-sm:col-span-2"
            busy={mute.isPending}
            onClick={() => {
              clearError()
              mute.mutate(true, { onSuccess: () => toast(t('muted.done', { name })), onError: setError })
            }}
          >
            {t('muted.do')}
          </Button>
        )}
        {canBlock && (
          <Button variant="quiet" onClick={() => setOpen('block')}>
            {t('request.block')}
          </Button>
        )}
      </div>
      {open === 'delete' && (
        <DeleteDialog
          words={{
            delete: t('request.delete'),
            deleteTitle: t('request.deleteTitle', { name }),
            deleteText: t('request.deleteText'),
            keep: t('request.keep'),
          }}
          onDelete={async () => {
            await remove.mutateAsync()
          }}
          onClose={close}
        />
      )}
      {open === 'report' && (
        <LazyReportDialog
          {...(messageId ? { kind: 'message', id: messageId } : { kind: 'profile', id })}
          {...{ name, canBlock }}
          onClose={close}
        />
      )}
      {open === 'block' && <LazyBlockDialog person={contact} onBlocked={leave} onClose={close} />}
    </section>
  )
}
