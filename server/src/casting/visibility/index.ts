/** Whom an agency sees on its lists. */
export { isOldEnoughFor, mayBeListed } from './predicate.ts'
