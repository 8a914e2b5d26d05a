import type { VerificationRequest } from '@brilla/contract/safety/moderation-verification'
import { verificationChecks, type VerificationCheck } from '@brilla/contract/safety/verification-checks'
import { flushSync } from 'react-dom'
import { useDraft } from '../../../../lib/draft.ts'
import { asLanguage, type Language } from '../../../../lib/language.ts'
import { useTranslation } from '../../../../lib/translation.tsx'
import { useApiForm } from '../../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { FormSummary } from '../../../../ui/FormSummary.tsx'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import { checkReasons } from '../case-options.ts'
import { NoteField, ReasonField } from '../DecisionFields.tsx'
import { useDecideVerification } from './verification-desk.mutations.ts'

interface Values {
  decision: 'approve' | 'refuse' | ''
  checked: Record<VerificationCheck, boolean>
  reason: string
  note: string
}

const decisions = ['approve', 'refuse'] as const
const formId = 'verification-decision'

/** The usual reason of a refusal, in the language of the agency. */
const usualReasons: Record<Language, string> = {
  es: 'No pudimos comprobar los datos que enviaste: el documento, el sitio web o el registro fiscal no coinciden con el nombre de tu agencia.',
  en: 'We could not confirm what you sent: the document, the website or the tax ID does not match the name of your agency.',
}

interface Props {
  request: VerificationRequest
  onDecided: () => void
  onUndone: () => void
}

/** What was entered is kept in this tab until the request is decided. */
function useDecisionForm({ request, onDecided, onUndone }: Props) {
  const decide = useDecideVerification(request.id, { onDecided, onUndone })
  const [draft, setDraft, dropDraft] = useDraft(`verification ${request.id}`, { tab: true })
  const form = useApiForm<Values>({
    rateLimit: 'moderation',
    defaultValues: {
      decision: '',
      // The program has checked the domain itself.
      checked: { register: false, document: false, web: false, domain: true },
      reason: '',
      note: '',
    },
    getTextKey: (field, code) => `verificationDesk:error.${field}.${code}`,
    controlIds: { decision: `${formId}-1`, checked: 'checked.register' },
    validate({ decision, checked, reason, note }) {
      const errors = checkReasons({ reason, note })
      if (decision !== 'refuse') delete errors['reason']
      return {
        ...(!decision && { decision: 'required' }),
        ...(decision === 'approve' && !Object.values(checked).some(Boolean) && { checked: 'required' }),
        ...errors,
      }
    },
    async send({ decision, checked, reason, note }) {
      if (!decision) return
      await decide({
        decision,
        checked: verificationChecks.filter((check) => checked[check]),
        reason,
        note,
      })
      dropDraft()
    },
  })
  useFormDraft(form.form, {
    read: () => (draft ? (JSON.parse(draft) as Record<string, unknown>) : {}),
    store: (values) => setDraft(JSON.stringify(values)),
  })
  return form
}

/** Decides a request: 1 and 2 choose, Enter confirms. */
export function VerificationDecisionForm(props: Props) {
  const { request } = props
  const { t, i18n } = useTranslation(['verificationDesk', 'moderation', 'profile'])
  const form = useDecisionForm(props)
  const decision = form.control('decision')

  function choose(next: (typeof decisions)[number]) {
    if (next === 'refuse' && !form.values.reason.trim())
      form.control('reason').setValue(usualReasons[request.person.langCode ?? asLanguage(i18n.language)])
    // The fields of the decision appear with it.
    flushSync(() => decision.setValue(next))
    document.querySelector<HTMLInputElement>(`#${formId} input[value=${next}]`)?.focus()
  }
  useShortcuts({
    decide(key) {
      if (key === '3') return false
      choose(key === '1' ? 'approve' : 'refuse')
      return true
    },
  })

  return (
    <Form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
      <FormSummary {...form.summary} />
      <RadioGroup
        id={`${formId}-1`}
        legend={t('moderation:decision.legend')}
        name="decision"
        inline
        options={decisions.map((value, index) => ({
          value,
          label: (
            <>
              {t(`decision.${value}`)}{' '}
              <kbd
                aria-hidden
                className="ml-1 rounded-sm border border-line px-1.5 text-sm text-quiet max-md:hidden"
              >
                {index + 1}
              </kbd>
            </>
          ),
        }))}
        selected={decision.value as (typeof decisions)[number]}
        onChange={(event) => choose(event.target.value as (typeof decisions)[number])}
        error={decision.error}
      />
      {decision.value === 'approve' && (
        <fieldset aria-describedby={form.control('checked').error && 'checked-error'}>
          <legend className="mb-1 font-semibold">{t('decision.checked')}</legend>
          {verificationChecks.map((check) => (
            <Checkbox
              key={check}
              {...form.register(`checked.${check}`)}
              id={`checked.${check}`}
              label={t(`profile:checked.${check}`)}
            />
          ))}
          {form.control('checked').error && (
            <FieldError id="checked-error">{form.control('checked').error}</FieldError>
          )}
        </fieldset>
      )}
      {decision.value === 'refuse' && (
        <ReasonField {...form.register('reason')} person={request.person} rows={3} />
      )}
      <NoteField {...form.register('note')} />
      <Button type="submit" busy={form.busy} waiting={form.secondsLeft > 0} className="justify-self-start">
        {t('moderation:decision.confirm')}
      </Button>
    </Form>
  )
}
