import { useEffect } from 'react'
import { useCore } from '../../lib/context.tsx'

/** Applies the account's language (P-sessions-10) on a page that shows nothing else of the account. */
export function useOwnLanguage(): void {
  const { api, translator } = useCore()
  useEffect(() => {
    const stopped = new AbortController()
    const shown = translator.language()
    api
      .call('getSelf', {}, { signal: stopped.signal })
      .then(({ langCode }) => {
        // A choice made during the request takes precedence.
        if (langCode !== shown && translator.language() === shown) return translator.change(langCode)
      })
      // On failure the page stays in its language.
      .catch(() => {})
    return () => stopped.abort()
  }, [api, translator])
}
