import { countCharacters } from '@brilla/contract/platform/truncate'
import type { ContactRequest } from '@brilla/contract/data-rights/contact-desk'
import { isPrivacyType } from '@brilla/contract/safety/contact-types'
import { limits } from '@brilla/contract/platform/limits'
import { useState } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { useDraft } from '../../../../lib/draft.ts'
import { useApiForm } from '../../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { FormSummary } from '../../../../ui/FormSummary.tsx'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { NoteField } from '../DecisionFields.tsx'
import { useAnswer, usePlainStep } from './contact-desk.mutations.ts'

type Outcome = 'answer' | 'grant' | 'refuse'

interface Values {
  outcome: Outcome | ''
  text: string
  note: string
}

/** Answers a request by mail, or closes it. What was entered is kept in this tab until it is sent. */
export function AnswerForm({ request }: { request: ContactRequest }) {
  const { t } = useTranslation('contactDesk')
  const isPrivacy = isPrivacyType(request.type)
  const answer = useAnswer(request)
  const toast = useToast()
  const close = usePlainStep(request)
  const [isClosing, setIsClosing] = useState(false)
  const [draft, setDraft, dropDraft] = useDraft(`contact ${request.id}`, { tab: true })
  const form = useApiForm<Values>({
    rateLimit: 'moderation',
    defaultValues: { outcome: isPrivacy ? '' : 'answer', text: '', note: '' },
    getTextKey: (field, code) => `contactDesk:error.${field}.${code}`,
    controlIds: { outcome: 'outcome-1' },
    validate: ({ outcome, text, note }) => ({
      ...(!outcome && { outcome: 'required' }),
      ...(!text.trim() && { text: 'texto_vacio' }),
      ...(countCharacters(text.trim()) > limits.contactMax && { text: 'too_long' }),
      ...(countCharacters(note.trim()) > limits.decisionNoteMax && { note: 'too_long' }),
    }),
    async send({ outcome, text, note }) {
      if (!outcome) return
      await answer({ outcome, text, note })
      dropDraft()
      toast(t(`done.${outcome}`))
    },
  })
  useFormDraft(form.form, {
    read: () => (draft ? (JSON.parse(draft) as Record<string, unknown>) : {}),
    store: (values) => setDraft(JSON.stringify(values)),
  })
  const outcome = form.control('outcome')
  return (
    <Form noValidate onSubmit={form.submit} className="grid gap-4">
      <FormSummary {...form.summary} />
      {isPrivacy && (
        <RadioGroup
          id="outcome-1"
          name="outcome"
          legend={t('answer.outcome')}
          options={(['grant', 'refuse'] as const).map((value) => ({ value, label: t(`answer.${value}`) }))}
          selected={outcome.value as Outcome}
          onChange={(event) => outcome.setValue(event.target.value as Outcome)}
          hint={request.emailProven ? undefined : t('answer.unproven')}
          error={outcome.error}
        />
      )}
      <TextArea
        {...form.register('text')}
        label={t('answer.text')}
        hint={t(`answer.language.${request.langCode}`)}
        lang={request.langCode}
        rows={5}
      />
      <NoteField {...form.register('note')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} waiting={form.secondsLeft > 0}>
          {t('answer.send')}
        </Button>
        {/* The law demands an answer to a privacy request whose sender is known. */}
        {!(isPrivacy && request.emailProven) && (
          <Button variant="quiet" onClick={() => setIsClosing(true)}>
            {t('answer.close')}
          </Button>
        )}
      </div>
      {isClosing && (
        <Dialog
          open
          onOpenChange={() => setIsClosing(false)}
          title={t('answer.closing.title', { number: request.number })}
          description={t('answer.closing.text', { name: request.name })}
          actions={
            <>
              <Button variant="quiet" onClick={() => setIsClosing(false)}>
                {t('answer.closing.cancel')}
              </Button>
              <Button
                variant="danger"
                busy={close.isPending}
                onClick={() => close.mutate('close', { onSettled: () => setIsClosing(false) })}
              >
                {t('answer.closing.do')}
              </Button>
            </>
          }
        />
      )}
    </Form>
  )
}
