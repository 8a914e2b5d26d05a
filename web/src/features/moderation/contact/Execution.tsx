import type { ContactRequest } from '@brilla/contract/contact-desk'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AccountActionDialog } from '../AccountActionDialog.tsx'
import { useDeskAccount } from '../moderation.queries.ts'
import { usePlainStep } from './contactDesk.mutations.ts'

/** What carries out a granted request: an export for access, the correction of a birth date, and the note that it is done. */
export function Execution({ request }: { request: ContactRequest }) {
  const { t } = useTranslation('contactDesk')
  const step = usePlainStep(request)
  const { type, person, emailAccount } = request
  const hasExport = type === 'access' && (person ?? emailAccount) !== null
  return (
    <>
      <p className="text-quiet">{t(hasExport ? 'execution.exportText' : `execution.text`)}</p>
      <div className="flex flex-wrap gap-3">
        {hasExport && (
          <Button busy={step.isPending} onClick={() => step.mutate('export')}>
            {t('execution.export')}
          </Button>
        )}
        {type === 'birthdate' && person && <Birthdate accountId={person.id} requestId={request.id} />}
        <Button
          variant={hasExport ? 'secondary' : 'primary'}
          busy={step.isPending}
          onClick={() => step.mutate('execute')}
        >
          {t('execution.done')}
        </Button>
      </div>
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
