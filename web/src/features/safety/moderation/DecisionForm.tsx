import { flushSync } from 'react-dom'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import type { Decision, ProfilePart } from '@brilla/contract/safety/moderation-shapes'
import { submitOnModifiedEnter } from '../../../lib/submit-on-modified-enter.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import {
  checkReasons,
  decisionKeys,
  defaultPeriod,
  getDecisions,
  getProfileParts,
  getSuspensionEnd,
  type SuspensionPeriod,
} from './case-options.ts'
import { NoteField, ProfilePartsField, ReasonField, SuspensionPeriodField } from './DecisionFields.tsx'
import { useDecide } from './moderation.mutations.ts'
import { useCaseDraft } from './use-case-draft.ts'
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts'
import { getUsualReason, isUsualReason } from './usual-reasons.ts'

interface Values {
  decision: Decision | ''
  reason: string
  note: string
  period: SuspensionPeriod
  date: string
  removeContent: boolean
  parts: Record<ProfilePart, boolean>
}

const formId = 'decision'

interface Props {
  opened: ModerationCase
  onDecided: () => void
  onUndone: () => void
}

/** The form, and what of a profile it can remove. What was entered is kept in this tab until the case is decided. */
function useDecisionForm({ opened, onDecided, onUndone }: Props) {
  const decide = useDecide(opened.id, { onDecided, onUndone })
  const parts = opened.subject === 'account' ? getProfileParts(opened) : []
  const [draft, setDraft, dropDraft] = useCaseDraft(opened)
  const form = useApiForm<Values>({
    rateLimit: 'moderation',
    defaultValues: {
      decision: '',
      reason: '',
      note: '',
      period: defaultPeriod,
      date: '',
      removeContent: false,
      parts: Object.fromEntries(parts.map((part) => [part, true])) as Values['parts'],
    },
    getTextKey: (field, code) => `moderation:error.${field}.${code}`,
    controlIds: { decision: `${formId}-1`, until: 'date', parts: `parts.${parts[0]}` },
    validate: (values) => ({
      ...(!values.decision && { decision: 'required' }),
      ...(values.decision === 'suspend' && values.period === 'date' && !values.date && { date: 'required' }),
      ...(parts.length > 0 &&
        removesContent(values) &&
        !parts.some((part) => values.parts[part]) && { parts: 'required' }),
      ...checkReasons(values),
    }),
    async send({ decision, reason, note, period, date, removeContent, parts: chosen }) {
      if (!decision) return
      const isSuspension = decision === 'suspend'
      await decide({
        decision,
        reason,
        note,
        until: isSuspension ? getSuspensionEnd(period, date) : null,
        removeContent: isSuspension && removeContent,
        ...(parts.some((part) => chosen[part]) && { parts: parts.filter((part) => chosen[part]) }),
      })
      dropDraft()
    },
  })
  useFormDraft(form.form, {
    read: () => (draft ? (JSON.parse(draft) as Record<string, unknown>) : {}),
    store: (values) => setDraft(JSON.stringify(values)),
  })
  return { form, parts }
}

const removesContent = ({ decision, removeContent }: Pick<Values, 'decision' | 'removeContent'>) =>
  decision === 'remove' || (decision === 'suspend' && removeContent)

/**
 * Decides a case. A number chooses the decision, which fills in its usual reason in the language of the person concerned; Enter
 * confirms.
 */
export function DecisionForm(props: Props) {
  const { opened } = props
  const { t, i18n } = useTranslation('moderation')
  const { form, parts } = useDecisionForm(props)
  // What is held is removed with the account's suspension anyway.
  const hasContent = opened.kind !== 'held' && (opened.subject !== 'account' || parts.length > 0)
  const decision = form.control('decision')
  const period = form.control('period')

  function choose(next: Decision) {
    const language = opened.person.langCode ?? asLanguage(i18n.language)
    if (isUsualReason(form.values.reason))
      form.control('reason').setValue(getUsualReason(next, language, opened))
    decision.setValue(next)
  }

  function choosePeriod(next: SuspensionPeriod) {
    // The field of the date appears with this choice.
    flushSync(() => period.setValue(next))
    if (next === 'date') document.getElementById('date')?.focus()
  }

  return (
    <Form id={formId} noValidate onSubmit={form.submit} className="grid gap-3">
      <FormSummary {...form.summary} />
      <DecisionChoice opened={opened} selected={decision.value} onChoose={choose} error={decision.error} />
      {decision.value === 'suspend' && (
        <>
          <SuspensionPeriodField period={period.value} onPeriod={choosePeriod} date={form.register('date')} />
          {hasContent && <Checkbox {...form.register('removeContent')} label={t('decision.removeToo')} />}
        </>
      )}
      {parts.length > 0 && removesContent(form.values) && (
        <ProfilePartsField
          parts={parts}
          register={(part) => form.register(`parts.${part}`)}
          error={form.control('parts').error}
        />
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 side-by-side:grid-cols-1">
        <ReasonField
          {...form.register('reason')}
          person={opened.person}
          isTold={decision.value !== 'dismiss'}
          rows={2}
          onKeyDown={submitOnModifiedEnter}
        />
        <NoteField {...form.register('note')} onKeyDown={submitOnModifiedEnter} />
      </div>
      {/* In view while the form scrolls. */}
      <div className="-mx-4 -mb-4 grid bg-surface px-4 pt-2 pb-4 roomy:sticky side-by-side:sticky -bottom-4">
        <Button type="submit" busy={form.busy} waiting={form.secondsLeft > 0} className="justify-self-start">
          {t('decision.confirm')}
        </Button>
      </div>
    </Form>
  )
}

/** What can be decided about the case, each with its key. */
function DecisionChoice({
  opened,
  selected,
  onChoose,
  error,
}: {
  opened: ModerationCase
  selected: Values['decision']
  onChoose: (decision: Decision) => void
  error: string | undefined
}) {
  const { t } = useTranslation('moderation')
  const decisions = getDecisions(opened)
  useShortcuts({
    decide(key) {
      const decision = decisions.find((each) => decisionKeys[each] === key)
      if (!decision) return false
      onChoose(decision)
      document.querySelector<HTMLInputElement>(`#${formId} input[value=${decision}]`)?.focus()
      return true
    },
  })
  return (
    <RadioGroup
      id={`${formId}-1`}
      legend={t('decision.legend')}
      name="decision"
      inline
      options={decisions.map((value) => ({
        value,
        label: (
          <>
            {t(`decision.${value === 'dismiss' && opened.kind === 'held' ? 'publish' : value}`)}{' '}
            <kbd
              aria-hidden
              className="ml-1 rounded-sm border border-line px-1.5 text-sm text-quiet max-md:hidden"
            >
              {decisionKeys[value]}
            </kbd>
          </>
        ),
      }))}
      selected={selected as Decision}
      onChange={(event) => onChoose(event.target.value as Decision)}
      error={error}
    />
  )
}
