import { useTranslation } from '../../../lib/translation.tsx'
import { useCore } from '../../../lib/context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CodeForm } from './CodeForm.tsx'

const QrCode = lazyComponent(() => import('../../../ui/QrCode.tsx'))

export interface Setup {
  secret: string
  uri: string
}

type WithReauth = <Result>(request: () => Promise<Result>) => Promise<Result>

/** Connects an authenticator app: its QR code, and the first code of the app, which switches two-step login on. */
export function TwoStepSetup({
  setup: { secret, uri },
  withReauth,
  onEnabled,
  onCancel,
}: {
  setup: Setup
  withReauth: WithReauth
  onEnabled: (recoveryCodes: string[]) => void
  onCancel: () => void
}) {
  const { t } = useTranslation('twoStep')
  const { api } = useCore()
  return (
    <div className="grid max-w-md gap-5">
      <p>{t('setup.scan')}</p>
      <LazyBoundary
        renderError={() => null}
        fallback={<Skeleton className="aspect-square w-full max-w-56" />}
      >
        <QrCode value={uri} label={t('setup.qr')} />
      </LazyBoundary>
      <div className="grid gap-1">
        <p>{t('setup.type')}</p>
        <p className="font-mono [overflow-wrap:anywhere]">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <p>{t('setup.then')}</p>
      <CodeForm
        submit={t('setup.submit')}
        rateLimit="twoStepSetup"
        send={async (code) =>
          onEnabled((await withReauth(() => api.call('enableTwoStep', { body: { code } }))).recoveryCodes)
        }
      >
        <Button variant="quiet" onClick={onCancel}>
          {t('setup.cancel')}
        </Button>
      </CodeForm>
    </div>
  )
}
