/** Push notifications of this browser (P-notifications-19). */
import type { Client } from '../../../../lib/api.ts'
import { workerUrl } from '../../../../lib/service-worker.ts'
import type { Session } from '../../../../lib/session.ts'
import { pushKey } from './push-key.ts'
import { localStore } from '../../../../lib/storage.ts'

/** `denied` can only be changed in the browser's own settings. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

interface StoredSubscription {
  sub: string
  endpoint: string
  /** When the token was issued: a new one can belong to a new session, which needs the subscription again. */
  iat: number | undefined
}

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

function readStored(): StoredSubscription | null {
  const stored = localStore.getItem(pushKey)
  return stored === null ? null : (JSON.parse(stored) as StoredSubscription)
}

async function getSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerUrl)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Whether this browser shows notifications of the account. */
export async function readPushState(session: Session): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isOn =
    Notification.permission === 'granted' &&
    readStored()?.sub === session.claims()?.sub &&
    (await getSubscription()) !== null
  return isOn ? 'on' : 'off'
}

const followed = new WeakSet<Session>()

/**
 * Keeps the subscription of this browser that of the logged-in account: sends it again after the session has changed, and
 * ends it when the session ends.
 */
export function followSession(api: Client, session: Session): void {
  if (followed.has(session)) return
  followed.add(session)
  const update = () => {
    const updated = session.token() === null ? forgetPush() : syncPush(api, session)
    // The next page load tries again.
    updated.catch(() => undefined)
  }
  update()
  session.subscribe(update)
}

/** Asks the person for permission, which only a press may do, and subscribes this browser. */
export async function enablePush(api: Client, session: Session): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const { publicKey } = await api.call('getPushKey')
  await navigator.serviceWorker.register(workerUrl)
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription that was made with an earlier key of the server cannot be used any more.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await sendSubscription(api, session, subscription)
  followSession(api, session)
  return 'on'
}

/** Ends the notifications of this browser. */
export async function disablePush(api: Client): Promise<PushState> {
  await api.call('deletePushSubscription')
  await forgetPush()
  return 'off'
}

/** Ends the notifications without a request: the server has deleted the subscription with its session. */
async function forgetPush(): Promise<void> {
  localStore.removeItem(pushKey)
  if (!isSupported()) return
  const registration = await navigator.serviceWorker.getRegistration(workerUrl)
  // What is shown already may hold the text of messages.
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Sends the subscription again if the browser has replaced it or the session is a new one, and updates the worker. */
async function syncPush(api: Client, session: Session): Promise<void> {
  const claims = session.claims()
  const stored = readStored()
  if (!stored || !claims || !isSupported()) return
  if (stored.sub !== claims.sub) return forgetPush()
  await navigator.serviceWorker.register(workerUrl)
  const subscription = await getSubscription()
  if (!subscription) return localStore.removeItem(pushKey)
  if (stored.endpoint !== subscription.endpoint || stored.iat !== claims.iat)
    await sendSubscription(api, session, subscription)
}

async function sendSubscription(
  api: Client,
  session: Session,
  subscription: PushSubscription,
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api.call('addPushSubscription', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
  const { sub = '', iat } = session.claims() ?? {}
  localStore.setItem(
    pushKey,
    JSON.stringify({ sub, endpoint: endpoint ?? '', iat } satisfies StoredSubscription),
  )
}
