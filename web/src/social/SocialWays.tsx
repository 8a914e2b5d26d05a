import { socialPaths } from '@brilla/contract/social-paths'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useCore } from '../core/context.tsx'
import { buttonLook } from '../ui/Button.tsx'
import { attemptKey, keepNext } from './attempt.ts'

const names: Record<string, string> = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn' }

/** A provider's name as it writes itself, as far as its name in the configuration tells. */
const nameOf = (provider: string) =>
  names[provider] ?? provider.replace(/(^|-)(\w)/g, (_, gap, letter) => (gap && ' ') + letter.toUpperCase())

/** A button for each configured provider; nothing where there is none (api.md, "Social login"). */
export function SocialWays() {
  const { t } = useTranslation('social')
  const { api } = useCore()
  const [search] = useSearchParams()
  const [ways, setWays] = useState<readonly { provider: string; address: string }[]>([])

  useEffect(() => {
    api.call('getSocialProviders').then(
      ({ providers }) =>
        setWays(
          providers.map((provider) => ({ provider, address: socialPaths.start(provider, attemptKey()) })),
        ),
      // The form is there all the same.
      () => undefined,
    )
  }, [api])

  if (ways.length === 0) return null
  return (
    <section aria-labelledby="social-ways" className="grid gap-3">
      <h2
        id="social-ways"
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
