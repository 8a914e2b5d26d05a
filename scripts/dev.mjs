import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bin, ended, root } from './runtime.mjs'

/** Both sides with reload: the server anew on each change, the web client through Vite, which passes /api on. */
export default async function dev({ node, env }) {
  const api = `http://127.0.0.1:${env.PORT || 3000}`
  const web = `http://localhost:${env.WEB_PORT || 5173}`
  const both = { ...env, API_ORIGIN: api, PUBLIC_URL: env.PUBLIC_URL ?? web }
  const stdio = 'inherit'
  const server = spawn(
    node,
    [
      '--watch',
      '--watch-preserve-output',
      '--disable-warning=ExperimentalWarning',
      join(root, 'server', 'src', 'main.ts'),
    ],
    { cwd: root, env: both, stdio },
  )
  const cwd = join(root, 'web')
  const client = spawn(node, [bin('vite', 'vite', cwd), '--port', new URL(web).port, '--strictPort'], {
    cwd,
    env: both,
    stdio,
  })
  console.log(`Open ${web}: both sides reload by themselves; Ctrl-C ends both`)
  const ends = [ended(server), ended(client)]
  const first = await Promise.race(ends)
  for (const child of [server, client]) child.kill('SIGTERM')
  await Promise.all(ends)
  return first
}
