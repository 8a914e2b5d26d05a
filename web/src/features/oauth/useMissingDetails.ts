import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { storeProof, storeRegistered } from '../account/registered.ts'
import { formatBirthdate } from '../account/registration.ts'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/errorText.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import type { FormError } from '../../ui/FormSummary.tsx'
import {
  validateDetails,
  getControlId,
  type DetailsValues,
  clearDetails,
  storeDetails,
  readDetails,
} from './missingDetails.ts'
import { storePending, type PendingRegistration } from './pendingRegistration.ts'

interface Wrong {
  field: string
  message: string
}

/** State of the form for missing details; `onDone` clears the pending registration. */
export function useMissingDetails(pending: PendingRegistration, onDone: () => void) {
  const { t, i18n } = useTranslation(['oauth', 'account'])
  const { api, session, translator } = useCore()
  const navigate = useNavigate()
  const [ticket, setTicket] = useState(pending.ticket)
  const [values, setStoredValues] = useState(() => readDetails(pending))
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [busy, setBusy] = useState(false)
  const [taken, setTaken] = useState(false)
  const [expired, setExpired] = useState(false)
  const wait = useRateLimit()

  function setValues(patch: Partial<DetailsValues>) {
    const next = { ...values, ...patch }
    setStoredValues(next)
    storeDetails(pending, next)
  }

  function show(list: readonly Wrong[]) {
    setWrong(list)
    setErrors(list.map(({ field, message }) => ({ field: getControlId(field), message })))
  }

  function forget() {
    onDone()
    clearDetails()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || wait.secondsLeft > 0) return
    const found = validateDetails(values)
    show(found.map(({ field, error }) => ({ field, message: t(`account:error.${error}`) })))
    if (found.length > 0) return
    setBusy(true)
    try {
      const { day: _day, month: _month, year: _year, ...told } = values
      const reply = await api.call('registerSocial', {
        body: {
          ...told,
          facebookId: pending.facebookId,
          ticket,
          birthdate: formatBirthdate(values) ?? '',
          langCode: translator.language(),
        },
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
        setTaken(true)
      } else if (reply.ticket) {
        storePending({ ...pending, ticket: reply.ticket })
        setTicket(reply.ticket)
      }
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }

  function refused(error: unknown) {
    if (error instanceof ApiError && error.errors.length > 0) return show([...error.errors])
    // The draft is kept for the next ticket.
    if (error instanceof ApiError && error.error === 'ticket') {
      onDone()
      setExpired(true)
    }
    setErrors(wait.handleRateLimit(error) ? [] : [{ message: getErrorText(error, i18n) }])
  }

  const getFieldError = (field: string) => wrong.find((one) => one.field === field)?.message
  return { values, setValues, submit, errors, getFieldError, busy, taken, expired, wait }
}
