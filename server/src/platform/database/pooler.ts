import type pg from 'pg'

/** SQLSTATE class 26 and 42P05: the named statement does not exist on this server connection, or already exists. */
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
    // The transaction of another client gets the server connection that this client has released.
    await other.query('begin')
    await other.query('select')
    await probe()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && unknownStatement.test(String(error.code))) return false
    throw error
  } finally {
    await other.query('rollback').catch(() => {})
    // Now the two connections have different prepared statements.
    client.release(true)
    other.release(true)
  }
}
