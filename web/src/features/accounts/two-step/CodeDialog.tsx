import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CodeForm } from './CodeForm.tsx'

/** The second step of a login. */
export default function CodeDialog({
  send,
  onClose,
}: {
  send: (code: string) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('twoStep')
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('login.title')}
      description={t('login.text')}
    >
      <CodeForm send={send} submit={t('login.submit')} rateLimit="loginCode" acceptsRecoveryCodes>
        <Button variant="quiet" onClick={onClose}>
          {t('login.cancel')}
        </Button>
      </CodeForm>
    </Dialog>
  )
}
