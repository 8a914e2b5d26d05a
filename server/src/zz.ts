import { startPgBouncer, startRedis, knowsPreparedStatements } from './cluster/services.testing.ts'
console.log(knowsPreparedStatements())
const r = await startRedis(); console.log(r.url)
const p = await startPgBouncer({ host: '/tmp', port: 5432, user: 'brilla', database: 'x' }); console.log(p.url)
await r.stop(); await p.stop(); console.log('stopped')
