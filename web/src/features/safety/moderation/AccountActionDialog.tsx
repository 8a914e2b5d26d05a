import type { DeskAccount } from '@brilla/contract/safety/moderation-people'
import { useTranslation } from '../../../lib/translation.tsx'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { checkReasons, defaultPeriod, getSuspensionEnd, type SuspensionPeriod } from './case-options.ts'
import { NoteField, ReasonField, SuspensionPeriodField } from './DecisionFields.tsx'
import {
  type AccountAction,
  undoToastDuration,
  useChangeAccount,
  useUndoChange,
} from './moderation.mutations.ts'

interface Values {
  reason: string
  note: string
  period: SuspensionPeriod
  date: string
  birthdate: string
}

/** Asks for the reason of a change to an account, and for what else it needs. */
export function AccountActionDialog({
  account,
  action,
  otherId = '',
  contactId,
  onClose,
}: {
  account: DeskAccount
  action: AccountAction
  otherId?: string
  /** The request of `/contacto` in which it was asked for. */
  contactId?: string
  onClose: () => void
}) {
  const { t } = useTranslation('moderation')
  const { t: core } = useTranslation()
  const toast = useToast()
  const change = useChangeAccount(account.id, action)
  const undo = useUndoChange(account.id)
  const form = useApiForm<Values>({
    rateLimit: 'moderation',
    defaultValues: { reason: '', note: '', period: defaultPeriod, date: '', birthdate: account.birthdate },
    getTextKey: (field, code) => `moderation:error.${field}.${code}`,
    controlIds: { until: 'date' },
    validate: ({ reason, note, period, date, birthdate }) => ({
      ...(action === 'suspend' && period === 'date' && !date && { date: 'required' }),
      ...(action === 'birthdate' && !birthdate && { birthdate: 'required' }),
      ...checkReasons({ reason, note }),
    }),
    async send({ reason, note, period, date, birthdate }) {
      const undoable = await change({
        reason,
        note,
        birthdate,
        otherId,
        contactId,
        until: action === 'suspend' ? getSuspensionEnd(period, date) : null,
      })
      toast(t(`action.${action}.done`), {
        ...(undoable && {
          duration: undoToastDuration,
          action: { label: core('undo'), onPress: () => undo.mutate(undoable) },
        }),
      })
      onClose()
    },
  })
  const period = form.control('period')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`action.${action}.title`, { name: account.fullname })}
      description={t(`action.${action}.text`)}
    >
      <Form noValidate onSubmit={form.submit} className="grid gap-4">
        <FormSummary {...form.summary} />
        {action === 'suspend' && (
          <SuspensionPeriodField
            period={period.value}
            onPeriod={period.setValue}
            date={form.register('date')}
          />
        )}
        {action === 'birthdate' && (
          <TextField {...form.register('birthdate')} type="date" label={t('account.birthdate')} />
        )}
        {action === 'suspend' || action === 'lift' || action === 'unverify' ? (
          <ReasonField {...form.register('reason')} person={account} />
        ) : (
          <TextArea {...form.register('reason')} label={t('action.reason')} />
        )}
        <NoteField {...form.register('note')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={form.busy} waiting={form.secondsLeft > 0}>
            {t(`action.${action}.do`)}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
