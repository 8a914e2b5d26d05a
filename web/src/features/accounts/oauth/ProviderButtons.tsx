import { oauthPaths } from '@brilla/contract/accounts/oauth-paths'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useSearchParams } from 'react-router'
import { useCore } from '../../../lib/context.tsx'
import { buttonVariants } from '../../../ui/Button.tsx'
import { getAttemptKey, getProviderName } from './providers.ts'
import { storeNextPath } from './login-attempt.ts'

export interface Provider {
  provider: string
  /** Address that starts the login. */
  address: string
}

/** The configured providers (P-oauth-1); empty while loading and on error. */
export function useProviders(): readonly Provider[] {
  const { api } = useCore()
  const [providers, setProviders] = useState<readonly Provider[]>([])

  useEffect(() => {
    api.call('getSocialProviders').then(
      ({ providers }) =>
        setProviders(
          providers.map((provider) => ({ provider, address: oauthPaths.start(provider, getAttemptKey()) })),
        ),
      // The form works without them.
      () => undefined,
    )
  }, [api])
  return providers
}

/** One button per provider; renders nothing without providers. */
export function ProviderButtons({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation('oauth')
  const [search] = useSearchParams()
  const heading = useId()

  if (providers.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2
        id={heading}
        className="flex items-center gap-3 font-sans text-base font-normal text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {t('ways')}
      </h2>
      {providers.map(({ provider, address }) => (
        <a
          key={provider}
          href={address}
          onClick={() => storeNextPath(search.get('next'))}
          className={buttonVariants('secondary')}
        >
          {t('continue', { provider: getProviderName(provider) })}
        </a>
      ))}
    </section>
  )
}
