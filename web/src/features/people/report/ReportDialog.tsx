import { countCharacters } from '@brilla/contract/platform/truncate'
import { limits } from '@brilla/contract/platform/limits'
import type { ReportReason } from '@brilla/contract/safety/report'
import { reportReasons } from '@brilla/contract/safety/report-reasons'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { DialogForm } from '../../../ui/DialogForm.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useOwnReport } from './report.mutations.ts'
import type { Reported } from './subject.ts'
import { useReportForm } from './use-report-form.ts'

type ReportProps = Reported & {
  /** Of the person. */
  name: string
  canBlock: boolean
  /** The reason of a report that was sent without a text of the reader, who adds one now. */
  sentReason?: ReportReason
  onClose: () => void
}

/**
 * Reports a person or something of theirs, then says what happens next; or says that the reader has reported it before, and
 * adds a text or a more serious reason to that report (P-moderation-1).
 */
export default function ReportDialog({ kind, id, name, canBlock, onClose, ...props }: ReportProps) {
  const { t } = useTranslation('report')
  const formatCount = useFormatCount()
  const formId = useId()
  const [sentReason, setSentReason] = useState(props.sentReason)
  const { data: own, isLoading } = useOwnReport({ kind, id }, props.sentReason !== undefined)
  const form = useReportForm({ kind, id }, sentReason)
  const { values, outcome, register, control } = form
  if (outcome)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t(`${outcome}.title`)}
        actions={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <Outcome>
          <p>{t(`${outcome}.text`)}</p>
          {outcome === 'sent' && canBlock && <p>{t('sent.block', { name })}</p>}
        </Outcome>
      </Dialog>
    )

  if (isLoading)
    return (
      <Dialog open onOpenChange={onClose} title={t(`title.${kind}`, { name })}>
        <Skeleton className="h-60" />
      </Dialog>
    )

  const before = own?.reason
  if (before && !sentReason)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('already.title')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setSentReason(before)}>
              {t('add.title')}
            </Button>
            <Button onClick={onClose}>{t('close')}</Button>
          </>
        }
      >
        <p>{t('already.text')}</p>
      </Dialog>
    )

  const reason = control('reason')
  const { error, ...description } = register('description')
  const length = countCharacters(values.description.trim())
  const count = t('description.count', { length: formatCount(length), max: formatCount(limits.reportMax) })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={sentReason ? t('add.title') : t(`title.${kind}`, { name })}
      description={t('intro', { name })}
      cancel={t('cancel')}
      actions={
        <FormButton type="submit" form={formId} saving={form}>
          {t(sentReason ? 'add.send' : 'send')}
        </FormButton>
      }
    >
      <DialogForm id={formId} form={form}>
        <RadioGroup<ReportReason | ''>
          id="report-reason"
          name="reason"
          legend={t('reason.legend')}
          options={reportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          selected={form.reason}
          onChange={({ target }) => reason.setValue(target.value as ReportReason)}
          error={reason.error}
        />
        <TextArea
          {...description}
          label={t('description.label')}
          optional={!form.isTextRequired}
          rows={4}
          hint={count}
          error={error && (length > limits.reportMax ? `${error} ${count}` : error)}
          readOnly={form.busy}
        />
      </DialogForm>
    </Dialog>
  )
}

/** Takes the focus, which was on the form. */
function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
      {children}
    </div>
  )
}
