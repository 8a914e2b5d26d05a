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

/** An attempt that sent some invitations, or none, and was refused others. */
interface Partly {
  count: number
  /** Whether no invitations are left. */
  isLimit: boolean
  /** The addresses that are refused whatever is left, by their fields. */
  refused: Record<string, string>
}

/** Why some addresses are not invited though the others are. */
const refusals = new Set(['invitaciones_agotadas', 'own_email', 'already_invited'])

/**
 * Step 6: four e-mail fields for invitations. Empty ones are ignored; one invalid address stops the sending. Addresses that
 * are refused stay in their fields, and the others are invited (P-wizard-4).
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
  /** What the last attempt sent although some were refused; undefined if that was not the result. */
  const [partly, setPartly] = useState<Partly>()
  const title = partly
    ? t(partly.isLimit ? 'share.sentBeforeLimit' : 'share.sentPartly', { count: partly.count })
    : t('share.verifica')

  function isFixed(field: string) {
    const email = trimInvisible(emails[fields.indexOf(field)] ?? '')
    if (!partly) return email === '' || isEmail(email)
    return email === '' || (partly.refused[field] ?? email) !== email
  }

  function submit() {
    const typed = emails.map(trimInvisible)
    const invalid = fields.filter((_, index) => typed[index] && !isEmail(typed[index]))
    setPartly(undefined)
    if (invalid.length > 0) return errors.show(invalid.map((field) => ({ field, code: 'verifica_correos' })))
    errors.clear()
    // One address that is typed twice gets one invitation.
    const count = new Set(typed.filter(Boolean).map((email) => email.toLowerCase())).size
    if (count === 0) return finish(0)
    mutate(typed, { onSuccess: () => finish(count), onError: (error) => refuse(error, count) })
  }

  function finish(count: number) {
    dropDraft()
    toast(count > 0 ? t('share.sent', { count }) : t('share.ready'))
    props.onNext()
  }

  function refuse(error: unknown, count: number) {
    const refused = errors.refuse(error)
    const kept = refused.flatMap((one) => (one.field !== undefined && refusals.has(one.code) ? [one] : []))
    if (kept.length === 0) return
    const wrong = kept.filter(({ code }) => code !== 'invitaciones_agotadas')
    setPartly({
      count: count - kept.length,
      isLimit: wrong.length < kept.length,
      refused: Object.fromEntries(
        wrong.map(({ field }) => [field, trimInvisible(emails[fields.indexOf(field)] ?? '')]),
      ),
    })
    store(emails.map((email, index) => (kept.some(({ field }) => field === fields[index]) ? email : '')))
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
