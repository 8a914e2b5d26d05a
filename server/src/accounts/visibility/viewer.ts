/** Who looks, as far as visibility depends on it. */
export interface Viewer {
  accountId: string
  /**
   * Active accounts that have blocked the viewer or that the viewer has blocked; null when they are more than
   * `hiddenIdsMax`. Deactivated and suspended accounts are left out: nobody sees them.
   */
  hiddenAccountIds: string[] | null
}

/**
 * Up to this number the ids of hidden accounts are parameters of a query, which is fastest. Of more, a query looks up in
 * `block` those that it meets: a viewer takes the same memory, and a statement the same size, however many there are.
 */
export const hiddenIdsMax = 100
