import type { ContactRequest } from '@brilla/contract/data-rights/contact-desk'
import { useState } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { AccountActionDialog } from '../AccountActionDialog.tsx'
import { useDeskAccount } from '../moderation.queries.ts'
import { usePlainStep } from './contact-desk.mutations.ts'

/**
 * What carries out a granted request: an export for access, the cancellation of the account, the correction of a birth date, and the
 * note that it is done.
 */
export function Execution({ request }: { request: ContactRequest }) {
  const { t } = useTranslation('contactDesk')
  const step = usePlainStep(request)
  const { type, person, emailAccount } = request
  const account = person ?? emailAccount
  const [hasExport, hasCancellation] = [type === 'access' && account, type === 'cancellation' && account]
  return (
    <>
      <p className="text-quiet">
        {t(`execution.${hasExport ? 'exportText' : hasCancellation ? 'cancelText' : 'text'}`)}
      </p>
      <div className="flex flex-wrap gap-3">
        {hasExport && (
          <Button busy={step.isPending} onClick={() => step.mutate('export')}>
            {t('execution.export')}
          </Button>
        )}
        {hasCancellation && <Cancellation request={request} name={hasCancellation.fullname} />}
        {type === 'birthdate' && person && <Birthdate accountId={person.id} requestId={request.id} />}
        <Button
          variant={hasExport || hasCancellation ? 'secondary' : 'primary'}
          busy={step.isPending}
          onClick={() => step.mutate('execute')}
        >
          {t('execution.done')}
        </Button>
      </div>
    </>
  )
}

/** Cancels the account of the sender, after a question (P-contact-12). */
function Cancellation({ request, name }: { request: ContactRequest; name: string }) {
  const { t } = useTranslation('contactDesk')
  const step = usePlainStep(request)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('execution.cancel.do')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('execution.cancel.title', { name })}
        description={t('execution.cancel.text')}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('execution.cancel.keep')}
            </Button>
            <Button
              variant="danger"
              busy={step.isPending}
              onClick={() => step.mutate('cancel', { onSettled: close })}
            >
              {t('execution.cancel.confirm')}
            </Button>
          </>
        }
      />
    </>
  )
}

/** Corrects the birth date of the sender; the entry in the log names the request (P-settings-22). */
function Birthdate({ accountId, requestId }: { accountId: string; requestId: string }) {
  const { t } = useTranslation('moderation')
  const { data: account } = useDeskAccount(accountId)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" disabled={!account} onClick={() => setIsOpen(true)}>
        {t('action.birthdate.do')}
      </Button>
      {isOpen && account && (
        <AccountActionDialog
          account={account}
          action="birthdate"
          contactId={requestId}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
