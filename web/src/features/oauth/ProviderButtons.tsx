import { oauthPaths } from '@brilla/contract/oauth-paths'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useCore } from '../../lib/context.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { attemptKey, nameOf } from './providers.ts'
import { keepNext } from './attempt.ts'

export interface Way {
  provider: string
  /** Where it begins. */
  address: string
}

/** The configured providers (P-oauth-1); none until they are known. */
export function useWays(): readonly Way[] {
  const { api } = useCore()
  const [ways, setWays] = useState<readonly Way[]>([])

  useEffect(() => {
    api.call('getSocialProviders').then(
      ({ providers }) =>
        setWays(
          providers.map((provider) => ({ provider, address: oauthPaths.start(provider, attemptKey()) })),
        ),
      // The form is there all the same.
      () => undefined,
    )
  }, [api])
  return ways
}

/** A button for each way; nothing where there is none. */
export function SocialWays({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation('oauth')
  const [search] = useSearchParams()
  const heading = useId()

  if (ways.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2
        id={heading}
        className="flex items-center gap-3 font-sans text-base font-normal text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {t('ways')}
      </h2>
      {ways.map(({ provider, address }) => (
        <a
          key={provider}
          href={address}
          onClick={() => keepNext(search.get('next'))}
          className={buttonLook('secondary')}
        >
          {t('continue', { provider: nameOf(provider) })}
        </a>
      ))}
    </section>
  )
}
