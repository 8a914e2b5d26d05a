/** Who looks, as far as visibility depends on it. */
export interface Viewer {
  accountId: string
  /**
   * Active accounts that have blocked the viewer or that the viewer has blocked. Deactivated and suspended accounts are
   * left out: nobody sees them, and they are in no counter that hidden accounts would have to be subtracted from.
   */
  hiddenAccountIds: string[]
}
