import { contactTypes, isPrivacyType, type ContactType } from '@brilla/contract/safety/contact-types'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate } from '../../../lib/time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { Select } from '../../../ui/Select.tsx'
import { StorageNotice } from '../../../ui/StorageNotice.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { WaitNotice } from '../../../ui/WaitNotice.tsx'
import { useContactForm, type SentRequest } from './use-contact-form.ts'

const groups = [
  ['questions', contactTypes.filter((type) => !isPrivacyType(type))],
  ['privacy', contactTypes.filter(isPrivacyType)],
] as const

/** Sends a question or a privacy request, then shows its number (P-contact-1). `chosen` is the type to begin with. */
export function ContactForm({ chosen }: { chosen: string | null }) {
  const { t } = useTranslation(['contact', 'common'])
  const contact = useContactForm()
  const { form, register, values, isGuest } = contact
  useEffect(() => {
    const type = contactTypes.find((known) => known === chosen)
    if (type && !form.getValues().type) form.setValue('type', type)
  }, [chosen, form])

  if (contact.sent) return <Sent sent={contact.sent} isGuest={isGuest} onAgain={contact.reset} />
  const type = values.type || undefined
  const isPrivacy = type !== undefined && isPrivacyType(type)
  return (
    <Form noValidate onSubmit={contact.submit} className="grid gap-5">
      <StorageNotice>{t('common:storage.blocked')}</StorageNotice>
      <FormSummary {...contact.summary} />
      <WaitNotice left={contact.secondsLeft} />
      <Select {...register('type')} label={t('type')}>
        <option value="">{t('choose')}</option>
        {groups.map(([group, types]) => (
          <optgroup key={group} label={t(`groups.${group}`)}>
            {types.map((each) => (
              <option key={each} value={each}>
                {t(`types.${each}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <TextArea
        {...register('message')}
        rows={6}
        label={t('message')}
        hint={t(`messageHint.${isPrivacy ? 'privacy' : 'question'}`)}
      />
      {isGuest ? (
        <>
          <TextField {...register('name')} label={t('name')} autoComplete="name" />
          <TextField
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('email')}
            hint={t('emailHint')}
          />
        </>
      ) : (
        <p className="text-quiet">{t('account')}</p>
      )}
      {/* Last, so that no field moves when the address chooses a type. */}
      {isPrivacy && <PrivacyNote type={type} isGuest={isGuest} />}
      <Button
        type="submit"
        size="lg"
        busy={contact.busy}
        waiting={contact.secondsLeft > 0}
        className="justify-self-start"
      >
        {t('send')}
      </Button>
    </Form>
  )
}

/** What the law grants, and what a guest has to do for it (P-contact-3, P-contact-4, P-contact-5). */
function PrivacyNote({ type, isGuest }: { type: ContactType; isGuest: boolean }) {
  const { t } = useTranslation('contact')
  return (
    <section aria-labelledby="privacy-note" className="grid gap-2 rounded-lg bg-sunken p-4">
      <h2 id="privacy-note" className="text-base">
        {t('privacy.title')}
      </h2>
      <p>{t('privacy.deadlines')}</p>
      {isGuest && <p>{t('privacy.proof')}</p>}
      {type === 'access' && <p>{t('privacy.access')}</p>}
      {(type === 'birthdate' || type === 'rectification') && <p>{t('privacy.correction')}</p>}
    </section>
  )
}

function Sent({ sent, isGuest, onAgain }: { sent: SentRequest; isGuest: boolean; onAgain: () => void }) {
  const { t, i18n } = useTranslation('contact')
  const { number, answerBy } = sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="sent" className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 id="sent" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('sent.title')}
      </h2>
      <p className="text-lg font-semibold">
        {t('sent.number')} <span className="whitespace-nowrap">{number}</span>
      </p>
      <p>{t('sent.mail')}</p>
      {answerBy && isGuest && <p>{t('sent.proof')}</p>}
      {answerBy && <p>{t('sent.answerBy', { date: calendarDate(answerBy, asLanguage(i18n.language)) })}</p>}
      <Button variant="secondary" onClick={onAgain} className="justify-self-start">
        {t('sent.another')}
      </Button>
    </section>
  )
}
