import type { Session } from './session.ts'

/**
 * Creates a getter of a value that lasts as long as the session of one account, no matter which layouts are mounted
 * meanwhile: it is created at first use, and disposed when the session ends or another account logs in.
 */
export function sessionScoped<Value>(
  create: (session: Session) => Value,
  dispose: (value: Value) => void = () => {},
): (session: Session) => Value {
  const values = new WeakMap<Session, { sub: string | undefined; value: Value }>()

  function end(session: Session) {
    const scope = values.get(session)
    values.delete(session)
    if (scope) dispose(scope.value)
  }

  return (session) => {
    const sub = session.claims()?.sub
    const current = values.get(session)
    if (current?.sub === sub && current) return current.value
    if (current) end(session)
    const value = create(session)
    values.set(session, { sub, value })
    const unsubscribe = session.subscribe(() => {
      const isCurrent = values.get(session)?.value === value
      if (isCurrent && session.token() !== null) return
      unsubscribe()
      if (isCurrent) end(session)
    })
    return value
  }
}
