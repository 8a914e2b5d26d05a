/** The unavoidable and nothing else: empty handlers in front of one prepared statement each. A program of its own. */
import fastify from 'fastify'
import pg from 'pg'
import { subjects } from './subjects.ts'

const [connection = '{}', port = '0'] = process.argv.slice(2)
const pool = new pg.Pool({ ...(JSON.parse(connection) as pg.PoolConfig), max: 16 })
const app = fastify()
for (const [name, { statement: text }] of Object.entries(subjects)) {
  app.route<{ Params: { who: string; what: string } }>({
    method: ['GET', 'POST'],
    url: `/${name}/:who/:what`,
    handler: async ({ params }) => (await pool.query({ name, text, values: [params.who, params.what] })).rows,
  })
}
app.get('/readyz', async () => (await pool.query('select 1')).rows)
process.on('SIGTERM', () => void app.close().then(() => pool.end()))
await app.listen({ host: '127.0.0.1', port: Number(port) })
