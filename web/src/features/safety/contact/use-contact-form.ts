import { countCharacters } from '@brilla/contract/platform/truncate'
import { contactTypes, type ContactType } from '@brilla/contract/safety/contact-types'
import { limits } from '@brilla/contract/platform/limits'
import { useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import type { Output } from '../../../lib/api.types.ts'
import { useClaims, useCore } from '../../../lib/context.tsx'
import { checkEmail, checkLine, collectErrors } from '../../../lib/field-rules.ts'
import { useDraft } from '../../../lib/draft.ts'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { tabStore } from '../../../lib/storage.ts'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'

interface Values {
  type: ContactType | ''
  message: string
  name: string
  email: string
}

/** What was sent, and the number it got. */
export interface SentRequest extends Output<'sendContact'> {
  type: ContactType
  email: string | undefined
}

/** State of the contact form: of a logged-in person, name and e-mail are those of the account. */
export function useContactForm() {
  const { api, translator } = useCore()
  const claims = useClaims()
  const isGuest = claims === null
  const [draft, setDraft, dropDraft] = useDraft(`contact ${claims?.sub ?? ''}`, { tab: true })
  const withKey = useIdempotencyKey('contact', tabStore)
  const [sent, setSent] = useState<SentRequest>()
  const form = useApiForm<Values>({
    defaultValues: { type: '' },
    validate: ({ type, message = '', name = '', email = '' }) => ({
      ...(!contactTypes.some((known) => known === type) && { type: 'not_a_choice' }),
      ...(message.trim() === '' && { message: 'texto_vacio' }),
      ...(countCharacters(message.trim()) > limits.contactMax && { message: 'too_long' }),
      ...(isGuest &&
        collectErrors({ name: checkLine(name, limits.nameMax, 'required'), email: checkEmail(email) })),
    }),
    async send({ type, message, name, email }) {
      if (type === '') return
      const sender = isGuest ? { name, email } : {}
      const lang = translator.language()
      const body = { type, message, lang, ...sender }
      const reply = await withKey(body, (key) =>
        api.call('sendContact', { headers: { 'idempotency-key': key }, body }),
      )
      dropDraft()
      setSent({ ...reply, type, email: sender.email })
    },
    getTextKey: (field, code) => `contact:error.${field}.${code}`,
    // The session has ended meanwhile, and the fields of a guest have appeared.
    readErrors: (error) =>
      error instanceof ApiError && error.status === 401
        ? [{ field: 'name', code: 'session_ended' }]
        : undefined,
    rateLimit: 'contact',
  })
  useFormDraft(form.form, {
    read: () => (draft ? (JSON.parse(draft) as Record<string, unknown>) : {}),
    store: (values) => setDraft(Object.values(values).some(Boolean) ? JSON.stringify(values) : ''),
  })
  return {
    ...form,
    isGuest,
    sent,
    /** Starts over. */
    reset() {
      form.form.reset()
      setSent(undefined)
    },
  }
}
