/**
 * The `staleTime` of a list that is changed by what its readers do on the pages it leads to: read again when they return, not when
 * the page's own request has just been answered. In milliseconds.
 */
export const staleOnReturn = 1_000
