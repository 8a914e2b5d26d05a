import { trimInvisible } from '@brilla/contract/platform/text'
import { isEmail } from '@brilla/contract/accounts/email'
import { limits } from '@brilla/contract/platform/limits'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useClaims } from '../../../lib/context.tsx'
import { useDraft } from '../../../lib/draft.ts'
import { useFormErrors } from '../../../lib/use-form-errors.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useInvite } from './wizard.mutations.ts'

/** The fields by their names in the request, which are the ids of their controls too. */
const fields = Array.from({ length: limits.invitationsMax }, (_, index) => `shareContats.${index}`)

/**
 * Step 6: four e-mail fields for invitations. Empty ones are ignored; one invalid address stops the sending. With fewer
 * invitations left, the first are sent and the others stay in their fields (P-wizard-4).
 */
export function InviteStep(props: StepProps) {
  const { t } = useTranslation('wizard')
  const toast = useToast()
  const { mutate, isPending } = useInvite()
  const [draft, setDraft, dropDraft] = useDraft(`invitations ${useClaims()?.sub ?? ''}`, { tab: true })
  const lines = draft.split('\n')
  const emails = fields.map((_, index) => lines[index] ?? '')
  const store = (emails: string[]) => setDraft(emails.join('\n').trimEnd())

  const errors = useFormErrors({
    getTextKey: (_, code) => `wizard:share.error.${code}`,
    rateLimit: 'invitations',
    getLabel: (field) => t('share.label', { number: fields.indexOf(field) + 1 }),
  })
  /** Whether there were no invitations left for some addresses of the last attempt, or for all. */
  const [limit, setLimit] = useState<'noneLeft' | 'limitReached'>()
  const title = t(`share.${limit ?? 'verifica'}`)

  function isFixed(field: string) {
    const email = trimInvisible(emails[fields.indexOf(field)] ?? '')
    return email === '' || (limit === undefined && isEmail(email))
  }

  function submit() {
    const typed = emails.map(trimInvisible)
    const invalid = fields.filter((_, index) => typed[index] && !isEmail(typed[index]))
    setLimit(undefined)
    if (invalid.length > 0) return errors.show(invalid.map((field) => ({ field, code: 'verifica_correos' })))
    errors.clear()
    const count = typed.filter(Boolean).length
    if (count === 0) return finish(0)
    mutate(typed, { onSuccess: () => finish(count), onError: (error) => refuse(error, count) })
  }

  function finish(count: number) {
    dropDraft()
    toast(count > 0 ? t('share.sent') : t('share.ready'))
    props.onNext()
  }

  function refuse(error: unknown, count: number) {
    const refused = errors.refuse(error)
    const excess = refused.flatMap((one) =>
      one.field !== undefined && one.code === 'invitaciones_agotadas' ? [one.field] : [],
    )
    if (excess.length === 0) return
    setLimit(excess.length === count ? 'noneLeft' : 'limitReached')
    store(emails.map((email, index) => (excess.includes(fields[index] ?? '') ? email : '')))
  }

  const summary = errors.getSummary(isFixed)
  return (
    <StepFrame
      {...props}
      step="share"
      summary={{ ...summary, ...(summary.errors.some(({ field }) => field) && { title }) }}
      busy={isPending}
      left={errors.secondsLeft}
      onSubmit={submit}
    >
      <div className="grid gap-4">
        {fields.map((field, index) => (
          <TextField
            key={field}
            id={field}
            type="email"
            autoComplete="off"
            label={t('share.label', { number: index + 1 })}
            value={emails[index]}
            onChange={(event) => store(emails.with(index, event.target.value))}
            error={isFixed(field) ? undefined : errors.getFieldError(field)}
          />
        ))}
      </div>
    </StepFrame>
  )
}
