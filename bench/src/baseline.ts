/** The baseline server, a program of its own: one prepared statement per scenario, and no other work. */
import fastify from 'fastify'
import pg from 'pg'
import { scenarios } from './scenarios/index.ts'

const [connection = '{}', port = '0'] = process.argv.slice(2)
const pool = new pg.Pool({ ...(JSON.parse(connection) as pg.PoolConfig), max: 16 })
const app = fastify()
for (const [name, { statement: text }] of Object.entries(scenarios)) {
  app.route<{ Params: { accountId: string; parameter: string } }>({
    method: ['GET', 'POST'],
    url: `/${name}/:accountId/:parameter`,
    handler: async ({ params }) =>
      (await pool.query({ name, text, values: [params.accountId, params.parameter] })).rows,
  })
}
app.get('/readyz', async () => (await pool.query('select 1')).rows)
process.on('SIGTERM', () => void app.close().then(() => pool.end()))
await app.listen({ host: '127.0.0.1', port: Number(port) })
