import type { Session } from '../../lib/session.ts'
import { onIdle } from '../../lib/onIdle.ts'

/** Keeps the realtime connection for as long as somebody with a type is logged in, from when the page has settled. */
export function startRealtime(session: Session): void {
  let holder: string | null = null
  let letGo: (() => void) | undefined

  function follow() {
    const claims = session.claims()
    const next = claims?.profileType && !claims.suspended ? claims.sub : null
    if (next === holder) return
    holder = next
    letGo?.()
    letGo = undefined
    if (next) void take(next)
  }

  async function take(whose: string) {
    const code = await import('./connection.ts').catch(() => null)
    // Without its code the page is as it was before there was a connection; the next page tries again.
    if (code && whose === holder) letGo = code.connect(session)
  }

  onIdle(() => {
    follow()
    session.subscribe(follow)
  })
}
