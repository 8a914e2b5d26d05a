import { countCharacters } from '@brilla/contract/platform/truncate'
import { limits } from '@brilla/contract/platform/limits'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useDraft } from '../../../lib/draft.ts'
import { asLanguage } from '../../../lib/language.ts'
import { exactTime } from '../../../lib/time.ts'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { Form } from '../../../ui/Form.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { SavingNotice } from '../../accounts/session/SavingNotice.tsx'
import { FormButton } from '../../../ui/FormButton.tsx'
import { useSaving } from '../../accounts/session/use-saving.ts'
import type { Suspension } from './suspension.queries.ts'

type Appeal = NonNullable<Suspension['appeal']>

/**
 * Form for the appeal against a suspension or the removal of content; after it was sent, its number and date instead
 * (P-suspension-1, P-moderation-20). What was typed is kept in the tab until it is sent.
 */
export function AppealForm({
  appeal,
  mutation,
  draftKey,
}: {
  appeal: Pick<Appeal, 'number' | 'createdAt'> | null
  /** Sends the text. */
  mutation: UseMutationResult<Appeal, Error, string>
  /** Under which the text is kept. */
  draftKey: string
}) {
  const { t } = useTranslation('suspension')
  const formatCount = useFormatCount()
  const [text, setText, dropText] = useDraft(`appeal ${draftKey}`, { tab: true })
  const length = countCharacters(text.trim())
  const saving = useSaving(mutation, 'appeal', {
    getTextKey: (_, code) => `suspension:appeal.error.${code}`,
    textValues: { max: formatCount(limits.appealMax), length: formatCount(length) },
  })
  if (appeal) return <SentAppeal appeal={appeal} isNew={mutation.isSuccess} />
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saving
          .save(text, {
            ...(length === 0 && { text: 'texto_vacio' }),
            ...(length > limits.appealMax && { text: 'too_long' }),
          })
          .then((isSent) => isSent && dropText())
      }}
      className="grid gap-5"
    >
      <SavingNotice saving={saving} />
      <TextArea
        id="text"
        rows={6}
        label={t('appeal.label')}
        hint={t('appeal.hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={saving.getFieldError('text')}
      />
      <FormButton type="submit" size="lg" saving={saving} className="justify-self-start">
        {t('appeal.send')}
      </FormButton>
    </Form>
  )
}

/** An appeal that was sent; one sent just now takes the focus from the form, which is gone. */
function SentAppeal({
  appeal: { number, createdAt },
  isNew,
}: {
  appeal: Pick<Appeal, 'number' | 'createdAt'>
  isNew: boolean
}) {
  const { t, i18n } = useTranslation('suspension')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="grid gap-1 rounded-lg bg-sunken p-4 outline-offset-2"
    >
      <p className="font-semibold">{t('appeal.kept', { number })}</p>
      <p className="text-quiet">
        {t('appeal.next', { date: exactTime(createdAt, asLanguage(i18n.language)) })}
      </p>
    </div>
  )
}
