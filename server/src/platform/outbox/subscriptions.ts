import { type EventHandler, type EventType, isBatchHandler } from './event.ts'

/** The event types of each handler; the same in every process, whether or not it handles events. */
export interface Subscriptions {
  /** Throws when two handlers share a name. */
  add(handlers: EventHandler<never>[]): void
  handlers(): EventHandler<never>[]
  /** Types that have a handler. */
  types(): string[]
  /** Throws before any handler is registered: events published by then would be lost. */
  isSubscribed(event: EventType<never>): boolean
  /** The handlers of this type if all of them handle events in batches, otherwise none. */
  batchHandlers(event: EventType<never>): string[]
  /** Whether a handler wants events of this type in order. */
  isOrdered(event: EventType<never>): boolean
}

export function createSubscriptions(): Subscriptions {
  const byName = new Map<string, EventHandler<never>>()
  const byType = new Map<string, EventHandler<never>[]>()
  return {
    add(handlers) {
      for (const handler of handlers) {
        if (byName.has(handler.name)) throw new Error(`two event handlers are named ${handler.name}`)
        byName.set(handler.name, handler)
        for (const { name } of handler.events) byType.set(name, [...(byType.get(name) ?? []), handler])
      }
    },
    handlers: () => [...byName.values()],
    types: () => [...byType.keys()],
    isSubscribed({ name }) {
      if (byName.size === 0) throw new Error('an event was published before handlers were registered')
      return byType.has(name)
    },
    batchHandlers({ name }) {
      const handlers = byType.get(name) ?? []
      return handlers.every(isBatchHandler) ? handlers.map((handler) => handler.name) : []
    },
    isOrdered: ({ name }) => byType.get(name)?.some(({ ordered }) => ordered) ?? false,
  }
}
