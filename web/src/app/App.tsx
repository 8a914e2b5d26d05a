import { StrictMode, type ReactNode, useEffect } from 'react'
import { I18nProvider } from '../lib/translation.tsx'
import { CoreProvider, type Core } from '../lib/context.tsx'

/** The providers around every page, the same in the browser and when prerendering. */
export function App({ core, onMount, children }: { core: Core; onMount?: () => void; children: ReactNode }) {
  useEffect(() => onMount?.(), [onMount])
  return (
    <StrictMode>
      <I18nProvider texts={core.translator.texts}>
        <CoreProvider core={core}>{children}</CoreProvider>
      </I18nProvider>
    </StrictMode>
  )
}
