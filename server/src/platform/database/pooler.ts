import type pg from 'pg'

/** Class 26 and 42P05: a named statement that another client's server connection does not have, or has already. */
const unknownStatement = /^(26000|42P05)$/

/**
 * Whether a transaction pooler keeps named statements usable when it moves a client to another server connection, as
 * PgBouncer does since 1.21 with `max_prepared_statements`.
 */
export async function canKeepPreparedStatements(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  const other = await pool.connect()
  const probe = () => client.query('select $1::int as probe', [1])
  try {
    await probe()
    // A transaction takes the server connection that the client has just left.
    await other.query('begin')
    await other.query('select')
    await probe()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && unknownStatement.test(String(error.code))) return false
    throw error
  } finally {
    await other.query('rollback').catch(() => {})
    // What was prepared here and there differs now.
    client.release(true)
    other.release(true)
  }
}
