/** Fills whole rows of two, three and four. */
export const filesPageSize = '24'
