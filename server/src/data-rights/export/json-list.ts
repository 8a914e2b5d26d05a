/** Writes a list as `JSON.stringify(rows, null, 2)` would, in pages. */
export interface JsonListWriter {
  /** Text of the next rows. */
  write(rows: readonly unknown[]): string
  /** Text behind the last rows. */
  end(): string
}

export function createJsonListWriter(): JsonListWriter {
  let isEmpty = true
  return {
    write(rows) {
      if (rows.length === 0) return ''
      // Without the brackets: `[` and `\n]`.
      const text = JSON.stringify(rows, null, 2).slice(1, -2)
      const before = isEmpty ? '[' : ','
      isEmpty = false
      return before + text
    },
    end: () => (isEmpty ? '[]\n' : '\n]\n'),
  }
}
