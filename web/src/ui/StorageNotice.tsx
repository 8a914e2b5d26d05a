import { localStore } from '../lib/storage.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

/** What a page cannot do where the browser blocks its storage (P-pages-27); nothing where it does not. */
export function StorageNotice({ children }: { children: string }) {
  const isHydrated = useHydrated()
  return (
    isHydrated && localStore.isBlocked() && <p className="rounded-md bg-ember-tint px-4 py-3">{children}</p>
  )
}
