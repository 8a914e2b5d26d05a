/** Reads a long result in pages by a cursor of PostgreSQL, so that the process holds one page of it at a time. */
import { type Expression, sql } from 'kysely'
import type { Database } from './index.ts'

/** Rows of a page. */
const pageSize = 500

/**
 * Yields the rows of a query in pages; the next one is fetched when it is asked for. `trx` must be a transaction, which
 * ends the cursor, and read one query at a time, each to its end.
 */
export async function* readPages<Row>(trx: Database, query: Expression<Row>): AsyncGenerator<Row[]> {
  // Plans for all rows instead of for the first tenth.
  await sql`set local cursor_tuple_fraction = 1`.execute(trx)
  await sql`declare pages no scroll cursor for ${query}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(pageSize)} from pages`.execute(trx)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) break
  }
  await sql`close pages`.execute(trx)
}
