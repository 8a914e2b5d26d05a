/** So many files make whole rows of two, three and four. */
export const filesPageSize = '24'
