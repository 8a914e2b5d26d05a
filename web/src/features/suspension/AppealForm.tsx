import { limits } from '@brilla/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCore } from '../../lib/context.tsx'
import { asLanguage } from '../../lib/language.ts'
import { exactTime } from '../../lib/time.ts'
import { Form } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { SavingButton, SavingNotice } from '../settings/SavingParts.tsx'
import { useSaving } from '../settings/useSaving.ts'
import { type Suspension, suspensionKey } from './suspension.queries.ts'

/** Form for the appeal; after it was sent, its number and date instead (P-suspension-1). */
export function AppealForm({ suspension: { appeal } }: { suspension: Suspension }) {
  const { t, i18n } = useTranslation('suspension')
  const { api } = useCore()
  const queries = useQueryClient()
  const saving = useSaving()
  const [text, setText] = useState('')
  if (appeal) {
    return (
      <div role="status" className="grid gap-1 rounded-lg bg-sunken p-4">
        <p className="font-semibold">{t('appeal.kept', { number: appeal.number })}</p>
        <p className="text-quiet">
          {t('appeal.next', { date: exactTime(appeal.createdAt, asLanguage(i18n.language)) })}
        </p>
      </div>
    )
  }
  const send = () =>
    saving.save(
      async () => {
        const sent = await api.call('appeal', { body: { text } })
        queries.setQueryData<Suspension>(suspensionKey, (before) => before && { ...before, appeal: sent })
      },
      text.trim() ? [] : [{ field: 'text', message: t('appeal.empty') }],
    )
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="grid gap-5"
    >
      <SavingNotice saving={saving} />
      <TextArea
        id="text"
        rows={6}
        label={t('appeal.label')}
        hint={t('appeal.hint')}
        maxLength={limits.appealMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={saving.errors.find(({ field }) => field === 'text')?.message}
      />
      <SavingButton type="submit" size="lg" saving={saving} className="justify-self-start">
        {t('appeal.send')}
      </SavingButton>
    </Form>
  )
}
