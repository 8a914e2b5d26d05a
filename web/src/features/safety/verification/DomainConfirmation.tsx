import { Check } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '../../../lib/api.ts'
import type { Output } from '../../../lib/api.types.ts'
import { useCore } from '../../../lib/context.tsx'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FormPage } from '../../../ui/FormPage.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'

type Asked = Output<'confirmVerificationEmail'>

const isGone = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

/**
 * The page of the mail to a person at the domain of an agency (P-verification-2): it says who asks, and confirms by its button, because
 * mail scanners open links. The token is in the fragment, so that it appears in no log.
 */
export function DomainConfirmation() {
  const { t } = useTranslation('verification')
  const { api } = useCore()
  const token = useLocation().hash.slice(1)
  const [{ asked, error }, setState] = useState<{ asked?: Asked; error?: unknown }>({})
  const load = useCallback(async () => {
    setState({})
    try {
      setState({ asked: await api.call('confirmVerificationEmail', { body: { token } }) })
    } catch (error) {
      setState({ error })
    }
  }, [api, token])
  useEffect(() => void load(), [load])

  if (asked)
    return <Confirm asked={asked} token={token} onChange={(changed) => setState({ asked: changed })} />
  if (isGone(error)) return <FormPage title={t('confirm.goneTitle')} text={t('confirm.gone')} />
  return (
    <FormPage title={t('confirm.title')}>
      {error !== undefined ? (
        <ErrorState error={error} onRetry={() => void load()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </FormPage>
  )
}

function Confirm({
  asked: { agencyName: agency, domainEmail: email, isConfirmed },
  token,
  onChange,
}: {
  asked: Asked
  token: string
  onChange: (asked: Asked) => void
}) {
  const { t } = useTranslation('verification')
  const { api } = useCore()
  const { error, secondsLeft, setError, clearError } = useInlineError('verification')
  const [busy, setBusy] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)
  // The button, which had the focus, is gone.
  useEffect(() => {
    if (isConfirmed) done.current?.focus()
  }, [isConfirmed])

  async function confirm() {
    setBusy(true)
    clearError()
    try {
      onChange(await api.call('confirmVerificationEmail', { body: { token, confirm: true } }))
    } catch (error) {
      setError(error)
    }
    setBusy(false)
  }

  if (isConfirmed)
    return (
      <FormPage title={t('confirm.doneTitle')}>
        <p ref={done} tabIndex={-1} className="flex items-start gap-2 text-lg outline-none">
          <Check aria-hidden size={22} className="mt-1 shrink-0" />
          {t('confirm.done', { agency })}
        </p>
      </FormPage>
    )
  return (
    <FormPage title={t('confirm.question', { agency })} text={t('confirm.text', { agency, email })}>
      <InlineError left={secondsLeft}>{error}</InlineError>
      <Button
        size="lg"
        busy={busy}
        disabled={secondsLeft > 0}
        onClick={() => void confirm()}
        className="justify-self-start"
      >
        {t('confirm.action')}
      </Button>
      <p className="text-quiet">{t('confirm.otherwise')}</p>
    </FormPage>
  )
}
