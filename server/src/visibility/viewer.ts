/** Who looks, as far as visibility depends on it. */
export interface Viewer {
  accountId: string
  /**
   * Active accounts that have blocked the viewer or that the viewer has blocked; null when they are more than
   * `hiddenIdsMax`. Deactivated and suspended accounts are left out: nobody sees them, and they are in no counter that
   * hidden accounts would have to be subtracted from.
   */
  hiddenAccountIds: string[] | null
  /**
   * Of a viewer who hides more: the active accounts among them that have blocked the viewer, who are few even for somebody who
   * has blocked many. Undefined, or null when they are more than `hiddenIdsMax`: looked up.
   */
  blockerIds?: string[] | null
  /**
   * Of such a viewer: a Bloom filter of the accounts that they have blocked, so that few of all others are looked up in `block`.
   * Undefined, or null when they are too many for it: everybody is looked up.
   */
  blockedFilter?: Buffer | null
}

/**
 * Up to this number the ids of hidden accounts are parameters of a query, which is fastest. Of more, a query looks up in
 * `block` those that it meets: a viewer takes the same memory, and a statement the same size, however many there are.
 */
export const hiddenIdsMax = 100

/** Bits of `Viewer.blockedFilter`, a power of two: of a thousand blocked accounts, one other account in nine is looked up. */
export const filterBits = 8_192

/** From this number of blocked accounts on, the filter would spare fewer than half of the lookups. */
export const filteredIdsMax = filterBits / 2

/** The filter that has the given bits set, in the order of PostgreSQL's `get_bit`; null without any. */
export function createBlockedFilter(bits: readonly number[] | null): Buffer | null {
  if (!bits) return null
  const filter = Buffer.alloc(filterBits / 8)
  for (const bit of bits) filter[bit >> 3]! |= 1 << (bit & 7)
  return filter
}
