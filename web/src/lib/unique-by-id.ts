/** Rows without repetitions: what moved while a list was read page by page is on two of its pages. Its later copy is taken. */
export const uniqueById = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]
