import { countCharacters } from '@brilla/contract/platform/truncate'
import { limits } from '@brilla/contract/platform/limits'
import type { ReportReason } from '@brilla/contract/safety/report'
import { reasonsBySeriousness } from '@brilla/contract/safety/report-reasons'
import { useTranslation } from '../../../lib/translation.tsx'
import { useDraft } from '../../../lib/draft.ts'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { useReport } from './report.mutations.ts'
import type { Reported } from './subject.ts'

interface Values {
  reason: ReportReason | ''
  description: string
}

/**
 * State of the form of a report, or of an addition to one that was sent for `sentReason`. What was typed is kept in this tab
 * until it is sent.
 */
export function useReportForm(subject: Reported, sentReason: ReportReason | undefined) {
  const { t } = useTranslation('report')
  const formatCount = useFormatCount()
  const report = useReport(subject)
  const [draft, setDraft, dropDraft] = useDraft(
    `report${sentReason ? ' addition' : ''} ${subject.kind} ${subject.id}`,
    { tab: true },
  )
  const form = useApiForm<Values>({
    defaultValues: { reason: '', description: '' },
    validate: ({ reason, description }) => ({
      ...(!reason && !sentReason && { reason: 'not_a_choice' }),
      ...(!description.trim() && isTextRequired(reason, sentReason) && { description: 'texto_vacio' }),
      ...(countCharacters(description.trim()) > limits.reportMax && { description: 'too_long' }),
    }),
    async send({ reason, description }) {
      const sent = reason || sentReason
      if (sent) await report.mutateAsync({ reason: sent, description: description.trim() })
      dropDraft()
    },
    getTextKey: (_, code) => `report:error.${code}`,
    textValues: { max: formatCount(limits.reportMax) },
    getLabel: (field) => (field === 'reason' ? t('reason.legend') : undefined),
    controlIds: { reason: 'report-reason', description: 'report-description' },
    rateLimit: 'report',
  })
  useFormDraft(form.form, {
    read: () => (draft ? (JSON.parse(draft) as Record<string, unknown>) : {}),
    store: (values) => setDraft(JSON.stringify(values)),
  })
  const reason: Values['reason'] = form.values.reason || sentReason || ''
  /** Undefined until the report has been sent. */
  const outcome = report.data === 'already' && sentReason ? ('added' as const) : report.data
  return { ...form, outcome, reason, isTextRequired: isTextRequired(reason, sentReason) }
}

/** An addition is nothing but its text, unless its reason is more serious: a less serious one is not taken. */
function isTextRequired(reason: ReportReason | '', sentReason: ReportReason | undefined): boolean {
  if (reason === 'other') return true
  if (!sentReason) return false
  return reason === '' || rank(reason) >= rank(sentReason)
}

const rank = (reason: ReportReason) => reasonsBySeriousness.indexOf(reason)
