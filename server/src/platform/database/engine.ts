import type pg from 'pg'

const oldestMajor = 15

/**
 * Throws when the database is not PostgreSQL in a version that Brilla runs on. Some databases that speak its protocol accept
 * advisory locks and NOTIFY without doing anything, and processes would then work against each other.
 */
export async function checkEngine(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>('select version() as version')
  const { version } = rows[0]!
  const [, major] = /^PostgreSQL (\d+)/.exec(version) ?? []
  if (major === undefined || /cockroach|yugabyte/i.test(version))
    throw new Error(`this is ${version.slice(0, 40)}, and Brilla needs PostgreSQL itself`)
  if (Number(major) < oldestMajor)
    throw new Error(`this is PostgreSQL ${major}, and Brilla needs ${oldestMajor} or later`)
}
