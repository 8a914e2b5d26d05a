/** Writes a line to standard output, which has the results. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
