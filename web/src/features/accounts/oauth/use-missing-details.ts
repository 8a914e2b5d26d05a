import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../lib/translation.tsx'
import { storeProof, storeRegistered } from '../account/stored-registration.ts'
import { ApiError } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { tabStore } from '../../../lib/storage.ts'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import {
  validateDetails,
  type DetailsValues,
  clearDetails,
  storeDetails,
  readDetails,
  toDetailsBody,
  toDetailsValues,
} from './missing-details-form.ts'
import { storePending, type PendingRegistration } from './pending-registration.ts'

const labels = {
  first_name: 'nombre',
  last_name: 'apellido',
  ciudad: 'ciudad',
} as const

function getTextKey(field: string, code: string): string {
  if (code !== 'nombre_y_apellido') return `account:error.${code}`
  return `account:error.${field === 'first_name' ? 'nombre' : 'apellido'}`
}

/** State of the form for missing details; `onDone` clears the pending registration. */
export function useMissingDetails(pending: PendingRegistration, onDone: () => void) {
  const { t } = useTranslation('account')
  const { api, session, translator } = useCore()
  const navigate = useNavigate()
  const withKey = useIdempotencyKey('social registration', tabStore)
  const [ticket, setTicket] = useState(pending.ticket)
  const [takenEmail, setTakenEmail] = useState<string>()
  const [expired, setExpired] = useState(false)

  const form = useApiForm<DetailsValues>({
    defaultValues: toDetailsValues(pending),
    validate: validateDetails,
    send,
    rateLimit: 'oauthTicket',
    getTextKey,
    getLabel: (field) => (field in labels ? t(labels[field as keyof typeof labels]) : undefined),
  })
  useFormDraft(form.form, {
    read: () => readDetails(pending),
    store: (values) => storeDetails(pending, values),
  })

  function forget() {
    onDone()
    clearDetails()
  }

  async function send(values: DetailsValues) {
    const details = toDetailsBody(values, { facebookId: pending.facebookId, ticket })
    const body = { ...details, langCode: translator.language() }
    const reply = await withKey(body, (key) =>
      api.call('registerSocial', { headers: { 'idempotency-key': key }, body }),
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.error === 'ticket') {
        // The draft is kept for the next ticket.
        onDone()
        setExpired(true)
      }
      throw error
    })
    if (reply.token !== null) {
      forget()
      session.login(reply.token)
    } else if (reply.pending) {
      forget()
      storeRegistered(reply.pending)
      storeProof(reply.pending.proof)
      await navigate('/register/success', { replace: true })
    } else if (reply.exists) {
      forget()
      setTakenEmail(values.email)
    } else if (reply.ticket) {
      storePending({ ...pending, ticket: reply.ticket })
      setTicket(reply.ticket)
    }
  }

  return { ...form, takenEmail, expired }
}
