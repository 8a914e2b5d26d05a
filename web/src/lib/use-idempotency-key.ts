import { v4 as createUuid } from 'uuid'
import { useClaims } from './context.tsx'
import { ApiError } from './api.ts'
import { localStore, type Store } from './storage.ts'

/** Of a UUID. */
const keyLength = 36

/**
 * Returns a function that sends a body with an idempotency key. The same body has the same key until a response has
 * arrived, also after a reload, so that a retry after a lost response creates nothing twice. `action` names what is
 * sent: each action has its own key. `isLost` says whether the response to a body has not arrived.
 */
export function useIdempotencyKey(action: string, storage: Store = localStore) {
  const name = `draft attempt ${action} ${useClaims()?.sub ?? ''}`
  const withKey = <Response>(body: object, send: (key: string) => Promise<Response>) =>
    sendWithKey(storage, name, body, send)
  const isLost = (body: object) => storage.getItem(name)?.slice(keyLength) === JSON.stringify(body)
  return Object.assign(withKey, { isLost })
}

/** Sends `body` with the key that `storage` has under `name` for the same body, or with a new one. */
export async function sendWithKey<Response>(
  storage: Store,
  name: string,
  body: object,
  send: (key: string) => Promise<Response>,
): Promise<Response> {
  const content = JSON.stringify(body)
  const last = storage.getItem(name) ?? ''
  let key = last.slice(0, keyLength)
  if (last.slice(keyLength) !== content) {
    key = createUuid()
    storage.setItem(name, key + content)
  }
  try {
    const response = await send(key)
    storage.removeItem(name)
    return response
  } catch (error) {
    // A refusal is a response too.
    if (error instanceof ApiError && error.status < 500) storage.removeItem(name)
    throw error
  }
}
