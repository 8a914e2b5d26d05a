import { minute, second } from '../duration.ts'
import type { EventHandler } from './event.ts'

const deadlineSeconds = 30
const maxBackoff = 10 * minute

/** The handler exceeded its deadline, or the server is stopping. */
export class DeliveryAborted extends Error {}

/** One call of a handler; `abort` ends the attempt even if the handler does not return. */
export function startAttempt<Result>(
  handler: EventHandler<never>,
  call: (signal: AbortSignal) => Promise<Result>,
) {
  const controller = new AbortController()
  const abort = (reason: string) => controller.abort(new DeliveryAborted(reason))
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error))
  })
  const seconds = handler.deadline ?? deadlineSeconds
  const timer = setTimeout(() => abort(`not done after ${seconds} s`), seconds * second)
  const handled = (async () => call(controller.signal))()
  const result = Promise.race([handled, aborted]).finally(() => clearTimeout(timer))
  return { result, abort: () => abort('the server stops') }
}

/** Milliseconds until the next attempt: exponential backoff with 25 % jitter; null after the last attempt. */
export function backoffAfter(handler: EventHandler<never>, attempts: number): number | null {
  if (attempts >= (handler.attempts ?? 10)) return null
  const delay = Math.min((handler.backoff ?? 1_000) * 2 ** (attempts - 1), maxBackoff)
  return Math.round(delay * (1 + Math.random() / 4))
}
