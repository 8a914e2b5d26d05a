import { type RawBuilder, sql } from 'kysely'

/** A timestamp column as JSON has it in every response. */
export const jsonInstant = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
