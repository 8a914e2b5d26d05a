import { useEffect } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useBlocker } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** Asks before leaving a page with unsaved changes, by a link or by closing the tab; `onLeave` discards them. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave?: () => void }) {
  const { t } = useTranslation('settings')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => open || blocker.reset?.()}
      title={t('leave.title')}
      description={t('leave.text')}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onLeave?.()
              blocker.proceed?.()
            }}
          >
            {t('leave.go')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
        </>
      }
    />
  )
}
