/** One of the eight categories (P-categories-1), by its number on the wire. */
export type CategoryId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
