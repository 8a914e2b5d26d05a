import { X } from 'lucide-react'
import { useState } from 'react'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { useClaims } from '../../lib/context.tsx'
import { useServerNow } from '../../lib/server-time.ts'
import { localStore } from '../../lib/storage.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

const hour = 60 * 60
const key = 'welcomed back'

/** Shown for an hour, or until closed, to a person whose login has restored a deactivated account. */
export function WelcomeBack() {
  const { t } = useTranslation('feed')
  const { t: core } = useTranslation()
  const claims = useClaims()
  const name = useSelf().data?.nombre
  const now = useServerNow() / 1000
  const [closed, setClosed] = useState(() => Number(localStore.getItem(key) ?? 0))
  const { restored, iat = 0 } = claims ?? {}
  if (!restored || !name || closed === iat || now - iat > hour) return null
  return (
    <Card className="flex items-start gap-2 p-4 max-md:rounded-none max-md:border-x-0 md:p-5">
      <section aria-labelledby="welcome-back" className="grid flex-1 gap-1">
        <h2 id="welcome-back" className="text-lg">
          {t('returned.title', { name })}
        </h2>
        <p className="text-quiet">{t('returned.text')}</p>
      </section>
      <IconButton
        label={core('close')}
        onClick={() => {
          localStore.setItem(key, String(iat))
          setClosed(iat)
        }}
        className="-mt-2 -mr-2 text-quiet"
      >
        <X aria-hidden size={20} />
      </IconButton>
    </Card>
  )
}
