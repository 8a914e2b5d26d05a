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
