import { bin, run } from './runtime.mjs'

/** Tests several processes with Redis or Valkey and PgBouncer, which must be installed. */
export default function testCluster({ node, env }) {
  return run(node, [bin('vitest'), 'run', '--config', 'vitest.cluster.config.ts'], {
    env: { ...env, NODE_ENV: 'test' },
  })
}
