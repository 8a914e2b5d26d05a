import type { Core } from '../../lib/context.tsx'
import { reconnectEvent } from '../../lib/notices.ts'
import { onIdle } from '../../lib/on-idle.ts'

/** Keeps the realtime connection open while an account with a type is logged in, starting when the page is idle. */
export function startRealtime(core: Pick<Core, 'api' | 'session'>): void {
  const { session } = core
  let holder: string | null = null
  let disconnect: (() => void) | undefined

  function update() {
    const claims = session.claims()
    const next = claims?.profileType && !claims.suspended ? claims.sub : null
    if (next === holder) return
    holder = next
    disconnect?.()
    disconnect = undefined
    if (next) void open(next)
  }

  async function open(sub: string) {
    const code = await import('./connection.ts').catch(() => null)
    if (sub !== holder) return
    if (code) disconnect = code.connect(core)
    // The page was opened without a network, and its code is not on this device.
    else
      addEventListener(reconnectEvent, () => sub === holder && !disconnect && void open(sub), { once: true })
  }

  onIdle(() => {
    update()
    session.subscribe(update)
  })
}
