import { flushSync } from 'react-dom'
import { isComposing } from '../../../lib/is-composing.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import type { ModerationCase } from '@brilla/contract/safety/moderation'
import type { Decision, ProfilePart } from '@brilla/contract/safety/moderation-shapes'
import { asLanguage } from '../../../lib/language.ts'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import {
  checkReasons,
  decisionKeys,
  defaultPeriod,
  getDecisions,
  getProfileParts,
  getSuspensionEnd,
  type SuspensionPeriod,
} from './case-options.ts'
import { useDecide } from './moderation.mutations.ts'
import { ProfilePartsField } from './ProfilePartsField.tsx'
import { ReasonField } from './ReasonField.tsx'
import { SuspensionPeriodField } from './SuspensionPeriodField.tsx'
import { useCaseDraft } from './use-case-draft.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
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

/**
 * Decides a case. A number chooses the decision, which fills in its usual reason in the
 * language of the person concerned; Enter confirms. What was entered is
 * kept in this tab until the case is decided.
 */
export function DecisionForm({
  opened,
  onDecided,
  onUndone,
}: {
  opened: ModerationCase
  onDecided: () => void
  onUndone: () => void
}) {
  const { t, i18n } = useTranslation('moderation')
  const decide = useDecide(opened.id, { onDecided, onUndone })
  const decisions = getDecisions(opened)
  const parts = opened.subject === 'account' ? getProfileParts(opened) : []
  // What is held is removed with the account's suspension anyway.
  const hasContent = opened.kind !== 'held' && (opened.subject !== 'account' || parts.length > 0)
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
      parts: { photo: true, cover: true, biography: true, interests: true, links: true, facts: true },
    },
    getTextKey: (field, code) => `moderation:error.${field}.${code}`,
    controlIds: { decision: `${formId}-1`, until: 'date', parts: `parts.${parts[0]}` },
    validate: ({ decision, reason, note, period, date, removeContent, parts: chosen }) => ({
      ...(!decision && { decision: 'required' }),
      ...(decision === 'suspend' && period === 'date' && !date && { date: 'required' }),
      ...(parts.length > 0 &&
        (decision === 'remove' || (decision === 'suspend' && removeContent)) &&
        !parts.some((part) => chosen[part]) && { parts: 'required' }),
      ...checkReasons({ reason, note }),
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
  const decision = form.control('decision')
  const period = form.control('period')
  const removes = decision.value === 'remove' || (decision.value === 'suspend' && form.values.removeContent)

  const language = opened.person.langCode ?? asLanguage(i18n.language)

  function choose(next: Decision) {
    if (isUsualReason(form.values.reason))
      form.control('reason').setValue(getUsualReason(next, language, opened))
    decision.setValue(next)
  }

  const shortcuts = decisions.map((each) => [
    decisionKeys[each],
    () => {
      choose(each)
      const input = document.querySelector<HTMLInputElement>(`#${formId} input[value=${each}]`)
      input?.focus()
    },
  ])
  useShortcuts(Object.fromEntries(shortcuts) as Record<string, () => void>)

  function choosePeriod(next: SuspensionPeriod) {
    // The field of the date appears with this choice.
    flushSync(() => period.setValue(next))
    if (next === 'date') document.getElementById('date')?.focus()
  }

  return (
    <Form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-3">
      <FormSummary {...form.summary} />
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
        selected={decision.value as Decision}
        onChange={(event) => choose(event.target.value as Decision)}
        error={decision.error}
      />
      {decision.value === 'suspend' && (
        <>
          <SuspensionPeriodField period={period.value} onPeriod={choosePeriod} date={form.register('date')} />
          {hasContent && <Checkbox {...form.register('removeContent')} label={t('decision.removeToo')} />}
        </>
      )}
      {parts.length > 0 && removes && (
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
        <TextArea
          {...form.register('note')}
          label={t('decision.note')}
          hint={t('decision.noteHint')}
          optional
          rows={2}
          onKeyDown={submitOnModifiedEnter}
        />
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

/** In a text, Enter alone is a new line. */
function submitOnModifiedEnter(event: React.KeyboardEvent<HTMLTextAreaElement>): void {
  if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
