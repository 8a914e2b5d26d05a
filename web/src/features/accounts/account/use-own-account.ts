import type { Self } from '@brilla/contract/accounts/account'
import { useEffect, useState } from 'react'
import { useCore } from '../../../lib/context.tsx'

/** The own account on a page without the other data of members; undefined until it is loaded. Applies its language (P-sessions-10). */
export function useOwnAccount(): Self | undefined {
  const { api, translator } = useCore()
  const [account, setAccount] = useState<Self>()
  useEffect(() => {
    const stopped = new AbortController()
    const shown = translator.language()
    api
      .call('getSelf', {}, { signal: stopped.signal })
      .then((self) => {
        setAccount(self)
        // A choice made during the request takes precedence.
        if (self.langCode !== shown && translator.language() === shown)
          return translator.change(self.langCode)
      })
      // On failure the page stays in its language.
      .catch(() => {})
    return () => stopped.abort()
  }, [api, translator])
  return account
}
