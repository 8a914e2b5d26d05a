import { createBatcher } from './batcher.ts'
import { isDeadlock } from './database/index.ts'

interface GroupedWrite<Item, Result> {
  /** Whether a group may contain the item. */
  isGroupable: (item: Item) => boolean
  /** Writes items in one transaction that waits for no lock; undefined for each that it leaves out. */
  writeGroup: (items: Item[]) => Promise<(Result | undefined)[]>
  /** Writes what a group cannot contain or has left out. */
  writeAlone: (item: Item) => Promise<Result>
}

/**
 * Returns a function that writes an item and resolves after its commit. Those that come while a group is written are the next
 * group, so that a busy server has few transactions and an idle one does not wait (docs/decisions/0051).
 */
export function createGroupedWrite<Item, Result>({
  isGroupable,
  writeGroup,
  writeAlone,
}: GroupedWrite<Item, Result>): (item: Item) => Promise<Result> {
  const writeGrouped = createBatcher(writeGroup, { pause: 'none' })
  return async (item) => {
    const written = isGroupable(item) ? await writeGrouped(item).catch(ignoreDeadlock) : undefined
    return written ?? writeAlone(item)
  }
}

/** Nothing was committed: each is written alone. */
function ignoreDeadlock(error: unknown): undefined {
  if (!isDeadlock(error)) throw error
}
