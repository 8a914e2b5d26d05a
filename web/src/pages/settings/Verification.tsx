import type { Self } from '@brilla/contract/accounts/account'
import type { OwnVerification } from '@brilla/contract/safety/verification'
import { useState } from 'react'
import { SettingsPage } from '../../features/onboarding/settings/SettingsPage.tsx'
import { VerificationForm } from '../../features/safety/verification/VerificationForm.tsx'
import {
  CurrentVerification,
  VerificationState,
} from '../../features/safety/verification/VerificationState.tsx'
import { useVerification } from '../../features/safety/verification/verification.queries.ts'
import { useServerNow } from '../../lib/server-time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** The verification of an agency: its state, and the form that asks for it (P-verification-3). */
export default function Verification() {
  const { t } = useTranslation('verification')
  const { data, error, refetch } = useVerification()
  return (
    <SettingsPage title={t('title')} text={t('text')}>
      {(self) => {
        if (data) return <Loaded self={self} verification={data} />
        if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
        return <Skeleton className="h-120" />
      }}
    </SettingsPage>
  )
}

/** Milliseconds before the end from which a renewal is offered. */
const renewalTime = 90 * 24 * 60 * 60 * 1000

function Loaded({ self, verification }: { self: Self; verification: OwnVerification }) {
  const { t } = useTranslation('verification')
  const toast = useToast()
  const now = useServerNow()
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { state, verified, request } = verification
  const isOpen = state === 'incomplete' || state === 'waiting'
  const canRenew = verified !== null && Date.parse(verified.until) - now < renewalTime
  const asks = isOpen || state === 'verified' ? isCorrecting : true
  return (
    <>
      {verified && <CurrentVerification verified={verified} />}
      <VerificationState verification={verification} />
      {!asks && (isOpen || canRenew) && (
        <Button variant="secondary" onClick={() => setIsCorrecting(true)} className="justify-self-start">
          {t(isOpen ? 'correct' : 'renew')}
        </Button>
      )}
      {asks && isOpen && <p className="text-quiet">{t('correctText')}</p>}
      {asks && (
        <VerificationForm
          self={self}
          request={request}
          onSent={() => {
            setIsCorrecting(false)
            toast(t('sent'))
            document.getElementById('main')?.focus()
          }}
        />
      )}
    </>
  )
}
