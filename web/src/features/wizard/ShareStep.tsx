import { limits } from '@brilla/contract/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmail } from '@brilla/contract/email'
import { ApiError } from '../../lib/api.ts'
import { useClaims } from '../../lib/context.tsx'
import { useDraft } from '../../lib/draft.ts'
import { getErrorText } from '../../lib/errorText.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import type { FormError } from '../../ui/FormSummary.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useSaveWizard } from './wizard.data.ts'

const getFieldId = (index: number) => `invited-${index}`

/** Step 5: four e-mail fields for invitations. Empty ones are ignored; one invalid address stops the sending (P-wizard-4). */
export function ShareStep(props: StepProps) {
  const { t, i18n } = useTranslation('wizard')
  const toast = useToast()
  const save = useSaveWizard()
  const [draft, setDraft, dropDraft] = useDraft(`invitations ${useClaims()?.sub ?? ''}`, { tab: true })
  const [wrong, setWrong] = useState<readonly number[]>([])
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [busy, setBusy] = useState(false)
  const { secondsLeft, handleRateLimit } = useRateLimit()
  const lines = draft.split('\n')
  const emails = Array.from({ length: limits.invitationsMax }, (_, index) => lines[index] ?? '')

  function refuse(indexes: readonly number[]) {
    setWrong(indexes)
    setErrors(
      indexes.slice(0, 1).map((index) => ({ field: getFieldId(index), message: t('share.verifica') })),
    )
  }

  async function submit() {
    const typed = emails.map((email) => email.trim())
    const refused = typed.flatMap((email, index) => (email && !isEmail(email) ? [index] : []))
    refuse(refused)
    if (refused.length > 0) return
    setBusy(true)
    try {
      const count = typed.filter(Boolean).length
      if (count > 0) await save({ shareContats: typed })
      dropDraft()
      toast(count > 0 ? t('share.sent', { count }) : t('share.ready'))
      props.onNext()
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : []
      const indexes = fields.flatMap(({ field }) => /^shareContats\.(\d)$/.exec(field)?.[1] ?? []).map(Number)
      if (indexes.length > 0) refuse(indexes)
      else if (!handleRateLimit(error)) setErrors([{ message: getErrorText(error, i18n) }])
    } finally {
      setBusy(false)
    }
  }

  return (
    <StepFrame
      {...props}
      step="share"
      errors={errors}
      busy={busy}
      left={secondsLeft}
      onSubmit={() => void submit()}
    >
      <div className="grid gap-4">
        {emails.map((email, index) => (
          <TextField
            key={getFieldId(index)}
            id={getFieldId(index)}
            type="email"
            inputMode="email"
            autoComplete="off"
            label={t('share.label', { number: index + 1 })}
            value={email}
            onChange={(event) => setDraft(emails.with(index, event.target.value).join('\n').trimEnd())}
            error={wrong.includes(index) && t('share.wrong')}
          />
        ))}
      </div>
    </StepFrame>
  )
}
