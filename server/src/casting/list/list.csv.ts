/** CSV for spreadsheets. No I/O. */

/** So that Excel reads UTF-8. */
const byteOrderMark = '\u{feff}'

/** A spreadsheet would take a text that begins like this for a formula; full-width forms too. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r]/u

/** A cell: always quoted, and what would be a formula is a text. */
const toCell = (value: string): string => {
  const text = formula.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** A file of a header and rows. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
